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

/** Reads the places and builds the lexicon. */
export const loadLexico = async (db: Reader): Promise<Lexico> => toLexico(await listLocalidadeRows(db));
