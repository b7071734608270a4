import type { Tx } from '../platform/database/database';
import { tryTakeBeneficioVaga, type WantedVaga } from './beneficioRepository';
import { deleteLapsedUsos, deleteLapsedUsosOf, insertUso, lockCupom, type WantedUse } from './cupons/cupomRepository';
import { freeExtrasOf } from './extrasRepository';
import { deleteLapsedVagas } from './vagaDaPoltronaRepository';

const lockKey = ({ partidaId, beneficio, faixa }: WantedVaga): string =>
  `${partidaId.padStart(20, '0')}/${beneficio}/${faixa}`;

/**
 * Takes a place of its benefit for each seat, in one order everywhere, so that two buyers cannot deadlock. A lapsed place
 * is taken over in place. `expira` null takes it for good.
 * @returns the seat that gets none; then the caller must roll back.
 */
export async function takeVagas(
  tx: Tx,
  reservaId: string,
  wanted: readonly WantedVaga[],
  expira: Date | null,
): Promise<WantedVaga | null> {
  for (const one of [...wanted].sort((a, b) => (lockKey(a) < lockKey(b) ? -1 : 1))) {
    if (!(await takeFirstFree(tx, reservaId, one, expira))) return one;
  }
  return null;
}

async function takeFirstFree(tx: Tx, reservaId: string, wanted: WantedVaga, expira: Date | null): Promise<boolean> {
  for (let vaga = 1; vaga <= wanted.vagas; vaga += 1) {
    if (await tryTakeBeneficioVaga(tx, reservaId, wanted, vaga, expira)) return true;
  }
  return false;
}

/**
 * Takes one use of a coupon. Buyers of one coupon take turns at its row; the table's keys would refuse a second use of
 * the same number even without that lock.
 * @returns false where the coupon is used up; then the caller must roll back.
 */
export async function takeUse(tx: Tx, reservaId: string, wanted: WantedUse, expira: Date | null): Promise<boolean> {
  await lockCupom(tx, wanted.codigo);
  await deleteLapsedUsosOf(tx, wanted.codigo);
  return insertUso(tx, reservaId, wanted, expira);
}

/** Frees every benefit, extra and coupon of a reserva. */
export async function freeExtras(tx: Tx, reservaId: string): Promise<void> {
  await freeExtrasOf(tx, reservaId);
}

/** Deletes what lapsed. Correctness does not depend on it: a lapsed place is taken over in place. */
export async function sweepExtras(tx: Tx): Promise<void> {
  await deleteLapsedVagas(tx);
  await deleteLapsedUsos(tx);
}
