import type { Tx } from '../../platform/database/database';
import { insideSavepoint } from '../../platform/database/savepoint';
import type { Catalogue } from '../../viagens/catalogue';
import { findPartida } from '../../viagens/partidaRepository';
import type { PoltronaMove } from '../inventory';
import { findTakenByOthers, freePoltrona, takePoltronas } from './ocupacaoRepository';
import { hasLostPoltrona } from './mudancaPoltronaRepository';
import { listParts, lockReserva, replacePoltrona, setConfirmed, type Part } from '../reservaRepository';
import { poltronasTogether } from './poltronasTogether';
import { POLTRONAS } from '../transitions';

/**
 * Takes other seats for good where those of a lapsed reserva are gone: of the same coach and class, together, as near to
 * the old ones as possible. Null where some part has none; then nothing has changed.
 */
export async function relocate(tx: Tx, catalogue: Catalogue, id: string): Promise<PoltronaMove[] | null> {
  if ((await lockReserva(tx, id)) === undefined) return null;
  const parts = await listParts(tx, id);
  return insideSavepoint(tx, POLTRONAS, async () => {
    const moves: PoltronaMove[] = [];
    for (const part of parts) {
      const found = await movePart(tx, catalogue, id, part);
      if (found === null) return null;
      moves.push(...found);
    }
    // A seat that left with another coach says nothing about the class that is owed.
    if (await hasLostPoltrona(tx, id)) return null;
    await setConfirmed(tx, id);
    return moves;
  });
}

async function movePart(tx: Tx, catalogue: Catalogue, id: string, part: Part): Promise<PoltronaMove[] | null> {
  const partida = await findPartida(tx, part.partidaId);
  const layout = partida && catalogue.layout(partida.layout_id);
  if (!layout) return null;
  const taken = await findTakenByOthers(tx, id, part);
  const para = poltronasTogether(layout.poltronas, part.poltronas, taken);
  if (para === null) return null;
  const lost = await takePoltronas(tx, id, { ...part, poltronas: [...para].sort((a, b) => a - b) }, null);
  if (lost.length > 0) return null;
  const moves = part.poltronas
    .map((de, i) => ({ trecho: part.n, de, para: para[i] ?? de }))
    .filter(({ de, para: to }) => de !== to);
  for (const move of moves) await movePoltrona(tx, id, part.partidaId, move);
  return moves;
}

async function movePoltrona(tx: Tx, reservaId: string, viagemId: string, move: PoltronaMove): Promise<void> {
  await replacePoltrona(tx, reservaId, move);
  await freePoltrona(tx, { reservaId, viagemId, poltrona: move.de });
}
