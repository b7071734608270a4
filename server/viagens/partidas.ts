import type { Database } from '../platform/database/database';
import { findSemente, setSemente } from './catalogoRepository';
import { findHorizon, insertPartidasUntil } from './horarioRepository';

/** How far ahead a trip may be bought, in days; one more, since a day begins at different hours across the country. */
const DIAS_A_FRENTE = 61;

/**
 * Makes the departures from yesterday (night coaches are still running) to the horizon, from the timetable, each at
 * its local hour. A second run, or a second replica, adds nothing.
 */
export async function rollForward(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await findHorizon(tx, DIAS_A_FRENTE)) === (await findSemente(tx, 'partidas'))) return;
    await insertPartidasUntil(tx, DIAS_A_FRENTE);
    await setSemente(tx, 'partidas', await findHorizon(tx, DIAS_A_FRENTE));
  });
}
