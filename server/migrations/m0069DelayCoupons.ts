import { sql, type Kysely, type Migration } from 'kysely';

// A coupon with an owner is that person's alone and is used once. The key of `cupom_atraso` says that an order gets one
// for a departure, however often operations repeat their word and however many processes give coupons at once.
const ddl = `
alter table cupom add column dono text,
  add constraint cupom_de_uma_pessoa check (dono is null or (coalesce(limite_total, 0) = 1 and limite_pessoa = 1));
create table cupom_atraso(
  pedido_id uuid not null references pedido(id), partida_id bigint not null,
  codigo varchar(20) not null unique references cupom(codigo), atraso_min int not null check (atraso_min > 0),
  criado_em timestamptz not null default now(), primary key (pedido_id, partida_id));
create table partida_atrasada(
  partida_id bigint primary key references partida(id) on delete cascade,
  desde timestamptz not null default now(), dito_em timestamptz not null default now(),
  a_compensar boolean not null default true);
create index partida_atrasada_a_compensar on partida_atrasada(dito_em) where a_compensar;
`;

/** Departures that left late, and the coupons that their orders get. */
export const m0069DelayCoupons: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
