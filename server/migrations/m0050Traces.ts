import { sql, type Kysely, type Migration } from 'kysely';

const ddl = `
alter table caixa_saida add column traceparent varchar(55);
alter table aviso_pagamento add column traceparent varchar(55);
`;

/** The trace in which work was kept, so that what is done later is a part of it. */
export const m0050Traces: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
