import type { Tx } from '../platform/database/database';
import { insideSavepoint } from '../platform/database/savepoint';
import type { Catalogue } from '../viagens/catalogue';
import { findPartida } from '../viagens/partidaRepository';
import type { SeatMove } from './inventory';
import { findTakenByOthers, freePoltrona, takePoltronas } from './ocupacaoRepository';
import { listParts, lockReserva, replacePoltrona, setConfirmed, type Part } from './reservaRepository';
import { seatsTogether } from './seatsTogether';
import { POLTRONAS } from './transitions';

/**
 * Takes other seats for good where those of a lapsed reserva are gone: of the same coach and class, together, as near to
 * the old ones as possible. Null where some part has none; then nothing has changed.
 */
export async function relocate(tx: Tx, catalogue: Catalogue, id: string): Promise<SeatMove[] | null> {
  if ((await lockReserva(tx, id)) === undefined) return null;
  const parts = await listParts(tx, id);
  return insideSavepoint(tx, POLTRONAS, async () => {
    const moves: SeatMove[] = [];
    for (const part of parts) {
      const found = await movePart(tx, catalogue, id, part);
      if (found === null) return null;
      moves.push(...found);
    }
    await setConfirmed(tx, id);
    return moves;
  });
}

async function movePart(tx: Tx, catalogue: Catalogue, id: string, part: Part): Promise<SeatMove[] | null> {
  const partida = await findPartida(tx, part.partidaId);
  const layout = partida && catalogue.layout(partida.layout_id);
  if (!layout) return null;
  const taken = await findTakenByOthers(tx, id, part);
  const para = seatsTogether(layout.poltronas, part.poltronas, taken);
  if (para === null) return null;
  const lost = await takePoltronas(tx, id, { ...part, poltronas: [...para].sort((a, b) => a - b) }, null);
  if (lost.length > 0) return null;
  const moves = part.poltronas
    .map((de, i) => ({ trecho: part.n, de, para: para[i] ?? de }))
    .filter(({ de, para: to }) => de !== to);
  for (const move of moves) await moveSeat(tx, id, part.partidaId, move);
  return moves;
}

async function moveSeat(tx: Tx, reservaId: string, viagemId: string, move: SeatMove): Promise<void> {
  await replacePoltrona(tx, reservaId, move);
  await freePoltrona(tx, { reservaId, viagemId, poltrona: move.de });
}
