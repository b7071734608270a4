import type { Tx } from '../platform/database/database';
import { insideSavepoint } from '../platform/database/savepoint';
import { confirmWhole } from './confirmacaoRepository';
import { freeLapsedPoltronas, freePoltronas, takePoltronas } from './poltronas/ocupacaoRepository';
import { hasLostPoltrona } from './poltronas/mudancaPoltronaRepository';
import { endLapsedReservas, listParts, lockReserva, setConfirmed, setReleased } from './reservaRepository';

/** The savepoint of every function that takes the seats of a reserva. */
export const POLTRONAS = 'poltronas';

/** Makes a live reserva final; true only if every seat was still its own on every leg. */
export async function confirmReserva(tx: Tx, id: string): Promise<boolean> {
  const situacao = await lockReserva(tx, id);
  if (situacao === undefined || situacao === 'liberada') return false;
  return confirmWhole(tx, id);
}

/** Takes the seats of a lapsed reserva again, for good; true only if nobody has any of them and the coach still has them all. */
export async function reacquire(tx: Tx, id: string): Promise<boolean> {
  if ((await lockReserva(tx, id)) === undefined) return false;
  const parts = await listParts(tx, id);
  const done = await insideSavepoint(tx, POLTRONAS, async () => {
    for (const part of parts) {
      if ((await takePoltronas(tx, id, part, null)).length > 0) return null;
    }
    // The coach may have been changed since; taking the seats has locked the departures.
    if (await hasLostPoltrona(tx, id)) return null;
    await setConfirmed(tx, id);
    return true;
  });
  return done !== null;
}

/** Releases the seats of a reserva, held or sold. */
export async function releaseReserva(tx: Tx, id: string): Promise<void> {
  if ((await lockReserva(tx, id)) === undefined) return;
  const parts = await listParts(tx, id);
  await freePoltronas(
    tx,
    id,
    parts.map(({ partidaId }) => partidaId),
  );
  await setReleased(tx, id);
}

/**
 * Frees reservas whose time is over. Correctness does not depend on it: a lapsed row is taken over in place.
 * @returns how many reservas ended.
 */
export async function sweep(tx: Tx): Promise<number> {
  const ids = await endLapsedReservas(tx);
  if (ids.length > 0) await freeLapsedPoltronas(tx, ids);
  return ids.length;
}
