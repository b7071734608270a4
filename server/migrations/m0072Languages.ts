import { sql, type Kysely, type Migration } from 'kysely';

// A constant default is no rewrite of the table. Every row that exists has it, so nothing is read to check the constraints.
const ddl = ['pedido', 'lista_espera', 'alerta_preco']
  .map(
    (table) => `
alter table ${table} add column idioma text not null default 'pt-BR';
alter table ${table} add constraint ${table}_idioma_check check (idioma in ('pt-BR', 'en', 'es')) not valid;
`,
  )
  .join('');

/** The language in which a person bought or asked for a notice: letters and papers of later days are written in it. */
export const m0072Languages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
