import { sql, type Kysely, type Migration } from 'kysely';

// An extra that is cancelled by itself leaves the extras of its seat and stands among those that were cancelled, so that what was
// charged is still the sum of what was sold. Its refund names it: a ticket is given back once from each payment, and so is each
// of its extras. The new constraints are not checked for the rows of before, which have the defaults.
const ddl = `
alter table pedido_item add column adicionais_cancelados jsonb not null default '[]';
alter table pedido_item add constraint pedido_item_adicionais_cancelados_check check (
  jsonb_typeof(adicionais_cancelados) = 'array') not valid;
alter table estorno add column adicional text;
alter table estorno add constraint estorno_adicional_check check (
  adicional is null or (bilhete_id is not null and adicional in ('bagagem','bicicleta','animal'))) not valid;
drop index estorno_do_bilhete;
create unique index estorno_do_bilhete on estorno(bilhete_id, origem) where bilhete_id is not null and adicional is null;
create unique index estorno_do_adicional on estorno(bilhete_id, adicional, origem) where adicional is not null;
`;

/** Extras that are given back while their ticket stays valid. */
export const m0075CanceledExtras: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
