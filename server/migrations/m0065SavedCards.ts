import { sql, type Kysely, type Migration } from 'kysely';

// A saved card has one of five places of its owner and is there once, so that neither the limit nor a duplicate depends on a
// read before a write. `cofre` is the acquirer's name for the card: a number in its place is refused here too. The same card
// of two people may have the same name, so it is unique for an owner alone. A name that nobody uses any more waits without
// its owner until the acquirer has forgotten it.
const ddl = `
create table cartao_salvo(
  id uuid primary key, dono text not null, vaga smallint not null check (vaga between 1 and 5),
  cofre varchar(64) not null check (cofre !~ '[0-9]{13}'),
  bandeira text not null check (bandeira in ('visa','mastercard','elo','amex','hipercard')),
  final4 char(4) not null check (final4 ~ '^[0-9]{4}$'),
  validade char(7) not null check (validade ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  criado_em timestamptz not null default now(), usado_em timestamptz not null default now(),
  unique (dono, vaga), unique (dono, cofre), unique (dono, bandeira, final4, validade));
create index cartao_salvo_cofre on cartao_salvo(cofre);
create table cofre_a_esquecer(
  id uuid primary key, cofre varchar(64) not null unique, desde timestamptz not null default now());
alter table cobranca_cartao add column cofre varchar(64), add column guardar boolean not null default false;
alter table sandbox_cartao_cofre add column validade char(7), add column origem varchar(64) unique;
create table sandbox_cartao_codigo(
  id varchar(64) primary key, certo boolean not null, criado_em timestamptz not null default now());
`;

/** The cards that travellers keep for their next purchase. */
export const m0065SavedCards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
