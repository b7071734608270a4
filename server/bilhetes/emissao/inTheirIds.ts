import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import { findBloqueio } from '../../reservas/operadora/bloqueioRepository';
import { findIdsOperadora } from '../../viagens/operadora/idsOperadoraRepository';
import type { PoltronaToSell } from './praxioPort';

/**
 * A seat in the ids of the operator, with the block that its sale takes the place of. A departure of the company's own is
 * sold there under our ids.
 */
export async function inTheirIds(reader: Reader, reservaId: string, ours: PoltronaToSell): Promise<PoltronaToSell> {
  const { viagemId, partida, chegada, poltrona } = ours;
  const ids = await findIdsOperadora(reader, viagemId, partida.localidade.id, chegada.localidade.id);
  if (!ids) return ours;
  const theirs = ids.poltronas.get(poltrona);
  if (theirs === undefined) throw new Error(`seat ${poltrona} of ${viagemId} has no id at the operator`);
  const bloqueio = await findBloqueio(reader, { reservaId, viagemId, poltrona });
  return {
    ...ours,
    viagemId: ids.idViagem,
    partida: atPlace(partida, ids.origem),
    chegada: atPlace(chegada, ids.destino),
    poltrona: theirs,
    ...(bloqueio === undefined ? {} : { bloqueio }),
  };
}

const atPlace = (parada: Parada, id: string): Parada => ({ ...parada, localidade: { ...parada.localidade, id } });
