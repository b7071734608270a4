import { diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { Termo, TermoPublicado } from '../../src/domain/wire/companhia/companhia';
import type { Reader, Tx } from '../platform/database/database';
import { insertContratos, listContratos, startOfDay } from './contratoRepository';

/** The versions of the terms, the oldest first, each with who published it and when. */
export const readTermosPublicados = async (reader: Reader): Promise<TermoPublicado[]> =>
  (await listContratos(reader)).map(({ versao, conteudo, vigente_de, autor, publicado_em }) => ({
    versao,
    vigenteDe: diaEm(vigente_de, FUSO_DA_SEDE),
    conteudo,
    autor,
    publicadoEm: publicado_em?.toISOString() ?? null,
  }));

/** The same as a file of the company holds them. */
export const readTermos = async (reader: Reader): Promise<Termo[]> =>
  (await readTermosPublicados(reader)).map(({ versao, vigenteDe, conteudo }) => ({ versao, vigenteDe, conteudo }));

/** A version that people have read already: its words cannot become others. */
export class TermosPublicados extends Error {
  override readonly name = 'TermosPublicados';
}

/**
 * Publishes the versions that are not there yet, in the name of their author.
 * @returns the numbers of the new ones.
 * @throws TermosPublicados where a version is there with other words or another day, or comes there at the same moment.
 */
export async function publishTermos(tx: Tx, termos: readonly Termo[], autor: string): Promise<number[]> {
  const known = new Map((await readTermos(tx)).map((termo) => [termo.versao, termo]));
  for (const { versao, vigenteDe, conteudo } of termos) {
    const one = known.get(versao);
    if (one && (one.conteudo !== conteudo || one.vigenteDe !== vigenteDe)) {
      throw alreadyPublished(versao);
    }
  }
  const fresh = termos.filter(({ versao }) => !known.has(versao));
  if (fresh.length === 0) return [];
  const rows = fresh.map(({ versao, vigenteDe, conteudo }) => ({
    versao,
    conteudo,
    vigente_de: startOfDay(vigenteDe),
    autor,
  }));
  const inserted = new Set((await insertContratos(tx, rows)).map(({ versao }) => versao));
  const lost = fresh.find(({ versao }) => !inserted.has(versao));
  if (lost) throw alreadyPublished(lost.versao);
  return fresh.map(({ versao }) => versao);
}

const alreadyPublished = (versao: number): TermosPublicados =>
  new TermosPublicados(`A versão ${versao} dos termos já foi publicada e não muda: publique a seguinte.`);
