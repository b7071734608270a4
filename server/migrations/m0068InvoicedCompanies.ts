import { sql, type Kysely, type Migration } from 'kysely';

// The company stands in the order's row, so that the row's lock and its deletion hold for it too. No row has one yet, so
// nothing is read to check the constraint, which holds for every row that is written from now on.
const ddl = `
alter table pedido add column tomador jsonb;
alter table pedido add constraint pedido_tomador_check check (tomador is null or (
  tomador->>'cnpj' is not null and tomador->>'cnpj' ~ '^[0-9A-Z]{12}[0-9]{2}$' and
  tomador->>'razaoSocial' is not null and length(tomador->>'razaoSocial') between 2 and 150)) not valid;
`;

/** The company in whose name the documents of an order are issued. */
export const m0068InvoicedCompanies: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
