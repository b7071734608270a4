import type { Tx } from '../platform/database/database';
import { freePoltrona, handOverPoltrona, type OnePoltrona } from '../reservas/poltronas/ocupacaoRepository';
import { freeVaga, handOverVaga } from './beneficioRepository';

/** Frees one sold seat, and the place of its benefit with it; its neighbours stay sold. */
export async function freePoltronaWithVaga(tx: Tx, poltrona: OnePoltrona): Promise<void> {
  await freeVaga(tx, poltrona);
  await freePoltrona(tx, poltrona);
}

/** Gives one sold seat to another reserva, and the place of its benefit with it; nobody can take it in between. */
export async function handOverPoltronaWithVaga(tx: Tx, poltrona: OnePoltrona, toReservaId: string): Promise<void> {
  await handOverVaga(tx, poltrona, toReservaId);
  await handOverPoltrona(tx, poltrona, toReservaId);
}
