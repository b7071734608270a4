import { sql, type Kysely, type Migration } from 'kysely';

// A group is asked for by a letter, so that protocol, deadline, answer, trail and deletion are those of letters.
const ddl = `
alter table manifestacao add column grupo jsonb;
alter table manifestacao drop constraint manifestacao_tipo_check;
alter table manifestacao add constraint manifestacao_tipo_check
  check (tipo in ('reclamacao','pedido','sugestao','elogio','grupo') and (tipo = 'grupo') = (grupo is not null));
`;

/** Letters that ask for the trip of a group. */
export const m0067Groups: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
