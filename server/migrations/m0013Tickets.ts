import { sql, type Kysely, type Migration } from 'kysely';

// A ticket boards once, for every reader and every repeated reading. The gate's code of a ticket that was
// issued before is computed in the same way.
const ddl = `
alter table bilhete add column codigo_catraca text;
update bilhete set codigo_catraca = (
  select 'CT1.' || (i.viagem->'partida'->'localidade'->>'id') || '.' ||
    replace(i.viagem->'partida'->>'dia', '-', '') || replace(i.viagem->'partida'->>'hora', ':', '') || '.' ||
    bilhete.chave_bpe
  from pedido_item i where i.pedido_id = bilhete.pedido_id and i.n = bilhete.n);
alter table bilhete alter column codigo_catraca set not null;
alter table bilhete add constraint bilhete_codigo_catraca unique (codigo_catraca);
create table bilhete_embarque(
  bilhete_id uuid primary key references bilhete(id), lido_em timestamptz not null, por text not null,
  registrado_em timestamptz not null default now());
`;

/** The terminal gate's code, and the log of boardings. */
export const m0013Tickets: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
