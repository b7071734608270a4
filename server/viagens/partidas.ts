import { DIAS_DE_VENDA } from '../../src/domain/viagens/vendas';
import type { Database, Tx } from '../platform/database/database';
import { findSemente, setSemente } from './catalogoRepository';
import { findHorizon, insertPartidas, lockTimetable, type Periodo } from './horarioRepository';

/** How far ahead a trip may be bought, in days; one more, since a day begins at different hours across the country. */
export const DIAS_A_FRENTE = DIAS_DE_VENDA + 1;
/** Days of one statement: a large network has more than ten thousand departures a day, which an import holds in memory. */
const DIAS_POR_VEZ = 3;

/** The periods of departures: from yesterday, since night coaches are still running, to the horizon. */
export function periods(): Periodo[] {
  const all: Periodo[] = [];
  for (let de = -1; de <= DIAS_A_FRENTE; de += DIAS_POR_VEZ) {
    all.push({ de, ate: Math.min(de + DIAS_POR_VEZ - 1, DIAS_A_FRENTE) });
  }
  return all;
}

/**
 * Makes the departures to the horizon from the timetable, each at its local hour. A second run, or a second replica, adds
 * nothing.
 */
export async function rollForward(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if (await isDone(tx)) return;
    await lockTimetable(tx);
    // Another process may have made them while this one waited.
    if (await isDone(tx)) return;
    for (const periodo of periods()) await insertPartidas(tx, periodo);
    await markDone(tx);
  });
}

const isDone = async (tx: Tx): Promise<boolean> =>
  (await findHorizon(tx, DIAS_A_FRENTE)) === (await findSemente(tx, 'partidas'));

/** Notes that the departures stand until today's horizon. */
export const markDone = async (tx: Tx): Promise<void> =>
  setSemente(tx, 'partidas', await findHorizon(tx, DIAS_A_FRENTE));
