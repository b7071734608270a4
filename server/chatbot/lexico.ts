import { createLexico, type Lexico } from '../../src/domain/chatbot/lugares';
import { listLocalidadeRows } from '../lugares/localidadeRepository';
import type { Reader } from '../platform/database/database';

interface Row {
  id: number;
  nome: string;
  uf: string;
  terminal: string;
  tz: string;
  aliases: string;
  peso: number;
}

/** Places by their names and nicknames, from rows of the catalogue. */
export const toLexico = (rows: readonly Row[]): Lexico =>
  createLexico(
    rows.map(({ id, nome, uf, terminal, tz, aliases, peso }) => ({
      id,
      nome,
      uf,
      terminal,
      aliases,
      peso,
      lugar: { id: String(id), nome, uf, terminal, fuso: tz },
    })),
  );

/** Reads the places and builds the lexicon; again where the catalogue has become another one. */
export async function keepLexico(db: Reader, versao: () => string): Promise<() => Promise<Lexico>> {
  const load = async () => {
    const rows = await listLocalidadeRows(db);
    return toLexico(rows.filter(({ inativa }) => !inativa));
  };
  let [known, lexico] = [versao(), await load()];
  return async () => {
    const now = versao();
    if (now !== known) [lexico, known] = [await load(), now];
    return lexico;
  };
}
