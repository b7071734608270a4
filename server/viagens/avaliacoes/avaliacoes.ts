import { AVALIACOES_BASTANTES } from '../../../src/domain/viagens/avaliacao';
import type { AvaliacaoExportada, AvaliacoesDaLinha } from '../../../src/domain/wire/bilhetes/avaliacao';
import type { Avaliacoes } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import { type ByLinha, keptByLinha } from '../status/keptByLinha';
import { countAvaliacoes, listAvaliacoesOf, listComentarios } from './avaliacaoRepository';

/** Comments of a line that the company sees. */
const COMENTARIOS = 50;

/** Reads the ratings of lines, each counted once in ten minutes; undefined for a line with too few. */
export const createAvaliacoes = (db: Reader): ByLinha<Avaliacoes> =>
  keptByLinha(
    (linhaId) => countAvaliacoes(db, linhaId),
    ({ quantas }) => quantas >= AVALIACOES_BASTANTES,
  );

/** The ratings of a line for the company: their count now, however few, and the latest comments. */
export async function viewAvaliacoes(db: Reader, linhaId: number): Promise<AvaliacoesDaLinha> {
  const comentarios = await listComentarios(db, linhaId, COMENTARIOS);
  return {
    ...(await countAvaliacoes(db, linhaId)),
    comentarios: comentarios.map(({ nota, texto, data, mudada_em }) => ({
      nota,
      texto: texto ?? '',
      data,
      mudadaEm: mudada_em.toISOString(),
    })),
  };
}

/** A person's ratings, for the copy of their data. */
export const exportAvaliacoes = async (reader: Reader, dono: string): Promise<AvaliacaoExportada[]> =>
  (await listAvaliacoesOf(reader, dono)).map(({ bilhete_id, nota, texto, criada_em, mudada_em }) => ({
    bilheteId: bilhete_id,
    nota,
    texto: texto ?? '',
    criadaEm: criada_em.toISOString(),
    mudadaEm: mudada_em.toISOString(),
  }));
