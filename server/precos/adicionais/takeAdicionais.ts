import type { Tx } from '../../platform/database/database';
import { tryInsertAdicionais, type TakenAdicional, type WantedAdicional } from './adicionalVagaRepository';

/**
 * Takes places of a departure for extras. A number that a rival takes at the same moment is waited for, and another one is
 * tried while there are enough. `expira` null takes them for good.
 * @returns false where there are not enough; then the caller must roll back.
 */
export async function takeAdicionais(
  tx: Tx,
  reservaId: string,
  wanted: readonly WantedAdicional[],
  expira: Date | null,
): Promise<boolean> {
  let missing = [...wanted];
  while (missing.length > 0) {
    const taken = await tryInsertAdicionais(tx, reservaId, missing, expira);
    if (taken === null) return false;
    missing = missing
      .map((one) => ({ ...one, quantidade: one.quantidade - taken.filter((other) => isSame(one, other)).length }))
      .filter(({ quantidade }) => quantidade > 0);
  }
  return true;
}

const isSame = (one: WantedAdicional, other: TakenAdicional): boolean =>
  one.tipo === other.tipo && one.trecho === other.trecho && one.poltrona === other.poltrona;
