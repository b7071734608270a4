import { criarLexico, type Lexico } from '../../src/domain/chatbot/lugares';
import { allRows } from '../platform/database/allRows';
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

/** Places by what people call them, of the rows of the catalogue. */
export const toLexico = (rows: readonly Row[]): Lexico =>
  criarLexico(
    rows.map(({ id, nome, uf, terminal, tz, aliases, peso }) => ({
      ...{ id, nome, uf, terminal, aliases, peso },
      lugar: { id: String(id), nome, uf, terminal, fuso: tz },
    })),
  );

/** The same, of the database. */
export const loadLexico = async (db: Reader): Promise<Lexico> => toLexico(await allRows(db, 'localidade'));
