import { t } from '../../../src/words/t';
import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import type { NewHold } from './holdCeilings';
import { takePoltronaPlaces } from './poltronaPlaces';
import { freeEndedVagas, tryTakeReservaVaga } from './vagaRepository';

/**
 * Takes the places of a new reserva among those of its holder: one for the reserva, one for each seat of each departure.
 * Throws 409 where there are not enough, and the reserva is rolled back with the transaction.
 */
export async function takeHoldPlaces(tx: Tx, hold: NewHold): Promise<void> {
  await takeHoldPlace(tx, hold);
  await takePoltronaPlaces(tx, hold);
}

/**
 * Gives a new reserva one of its person's places; those of reservas that were sold, released or ran out are free again.
 * Two concurrent requests never get the same place.
 */
async function takeHoldPlace(tx: Tx, { dono, reservaId, tetos: { reservas } }: NewHold): Promise<void> {
  await freeEndedVagas(tx, dono);
  // A turn that lost its place to a concurrent request looks again, and sees what that request took.
  for (let turn = 0; turn <= reservas; turn += 1) {
    const taken = await tryTakeReservaVaga(tx, dono, reservaId, reservas);
    if (taken === null) break;
    if (taken) return;
  }
  throw conflict(
    'LIMITE_DE_RESERVAS',
    t('Você já tem {n} reservas em vigor. Conclua ou libere uma delas para reservar de novo.', { n: reservas }),
  );
}
