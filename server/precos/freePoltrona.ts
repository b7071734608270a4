import type { Tx } from '../platform/database/database';
import { freePoltrona, handOverPoltrona, type OnePoltrona } from '../reservas/poltronas/ocupacaoRepository';
import { freePromocional, handOverPromocional } from '../reservas/promocionais/promocionalRepository';
import { freeVaga, handOverVaga } from './vagaDaPoltronaRepository';

/** Frees one sold seat, and with it its promotional seat and the places of its benefit and extras; its neighbours stay sold. */
export async function freePoltronaWithVaga(tx: Tx, poltrona: OnePoltrona): Promise<void> {
  await freePromocional(tx, poltrona);
  await freeVaga(tx, poltrona);
  await freePoltrona(tx, poltrona);
}

/** Gives one sold seat to another reserva, and with it its promotional seat and the places of its benefit and extras; nobody can take it in between. */
export async function handOverPoltronaWithVaga(tx: Tx, poltrona: OnePoltrona, toReservaId: string): Promise<void> {
  await handOverPromocional(tx, poltrona, toReservaId);
  await handOverVaga(tx, poltrona, toReservaId);
  await handOverPoltrona(tx, poltrona, toReservaId);
}
