import { isDeepStrictEqual } from 'node:util';
import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { Tx } from '../platform/database/database';
import { findCompanhia, insertVersaoCompanhia, type CompanhiaRow } from './companhiaRepository';

/** The result of a change: the data that stand now, or that another change came first. */
export type SavedCompanhia = { tipo: 'gravada' | 'igual'; row: CompanhiaRow } | { tipo: 'mudou' };

/**
 * Puts valid data in force.
 * @param esperada the version that its author saw, 0 before the first one; null puts them in force over any version.
 */
export async function saveCompanhia(
  tx: Tx,
  dados: DadosCompanhia,
  autor: string,
  esperada: number | null,
): Promise<SavedCompanhia> {
  const row = await findCompanhia(tx);
  const versao = row?.versao ?? 0;
  if (esperada !== null && esperada !== versao) return { tipo: 'mudou' };
  if (row && isDeepStrictEqual(row.dados, dados)) return { tipo: 'igual', row };
  if (!(await insertVersaoCompanhia(tx, { versao: versao + 1, dados, autor }))) return { tipo: 'mudou' };
  const saved = await findCompanhia(tx);
  return saved ? { tipo: 'gravada', row: saved } : { tipo: 'mudou' };
}
