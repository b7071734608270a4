import { sql, type Kysely, type Migration } from 'kysely';

// A constant default is no rewrite of the table. Every row that exists has it, so nothing is read to check the constraint.
const ddl = `
alter table manifestacao add column idioma text not null default 'pt-BR';
alter table manifestacao add constraint manifestacao_idioma_check check (idioma in ('pt-BR', 'en', 'es')) not valid;
`;

/** The language in which a person wrote to the company: the notice of the answer is written in it. */
export const m0077LetterLanguages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
