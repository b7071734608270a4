import { sql, type Kysely, type Migration } from 'kysely';

// A place for an extra on a departure has a number up to the company's limit: the key refuses the bicycle that is one too
// many, whoever sells it. Sold extras stand with their seat at their price, so every read of an order has them. The new
// constraint is not checked for the rows of before, which have the default.
const ddl = `
create table adicional_vaga(
  partida_id bigint not null, tipo text not null check (tipo in ('bagagem','bicicleta','animal')),
  vaga smallint not null check (vaga > 0), limite smallint not null,
  reserva_id uuid not null references reserva(id), trecho smallint not null, poltrona smallint not null,
  expira_em timestamptz, primary key (partida_id, tipo, vaga), check (vaga <= limite));
create index adicional_vaga_reserva on adicional_vaga(reserva_id);
create index adicional_vaga_vencida on adicional_vaga(expira_em) where expira_em is not null;
alter table pedido_item
  add column adicionais jsonb not null default '[]',
  add column adicionais_centavos int not null default 0;
alter table pedido_item add constraint pedido_item_adicionais_check check (
  jsonb_typeof(adicionais) = 'array' and adicionais_centavos >= 0
  and (adicionais_centavos = 0 or adicionais <> '[]'::jsonb)) not valid;
`;

/** Extras that are sold with a seat: extra luggage, bicycles, pets. */
export const m0070Extras: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
