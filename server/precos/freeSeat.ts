import type { Tx } from '../platform/database/database';
import { freePoltrona, handOverPoltrona, type OneSeat } from '../reservas/ocupacaoRepository';
import { freeVaga, handOverVaga } from './beneficioRepository';

/** Frees one sold seat, and the place of its benefit with it; its neighbours stay sold. */
export async function freeSeat(tx: Tx, seat: OneSeat): Promise<void> {
  await freeVaga(tx, seat);
  await freePoltrona(tx, seat);
}

/** Gives one sold seat to another reserva, and the place of its benefit with it; nobody can take it in between. */
export async function handOverSeat(tx: Tx, seat: OneSeat, toReservaId: string): Promise<void> {
  await handOverVaga(tx, seat, toReservaId);
  await handOverPoltrona(tx, seat, toReservaId);
}
