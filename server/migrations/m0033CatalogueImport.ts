import { sql, type Kysely, type Migration } from 'kysely';

// Several patterns of one line carry its code, so a code is no longer unique. The times of a feed count from noon minus
// twelve hours in one zone and may pass a day; `fuso` null keeps the rule of the seed, the clock of the first stop.
const ddl = `
alter table linha drop constraint linha_codigo_key, add column encerrada boolean not null default false;
alter table localidade add column inativa boolean not null default false;
alter table horario drop constraint horario_dias_check, drop constraint horario_hora_min_check,
  add constraint horario_dias_check check (dias between 0 and 127),
  add constraint horario_hora_min_check check (hora_min between 0 and 10079),
  add column vigente_ate date, add column fuso text;
create table horario_excecao(
  horario_id int not null references horario(id) on delete cascade, data date not null,
  acao text not null check (acao in ('roda','para')), primary key (horario_id, data));
alter table partida add column fora_de_venda boolean not null default false;
create table catalogo_origem(
  tipo text not null check (tipo in ('localidade','linha','layout','horario')), externo text not null, id int not null,
  primary key (tipo, externo), unique (tipo, id));
create table catalogo_versao(
  id uuid primary key, autor text not null, feed_versao text, hash char(64) not null, contagens jsonb not null,
  criado_em timestamptz not null default now());
`;

/** Lines, fares and timetable that come from a feed: where each row came from, and what each import did. */
export const m0033CatalogueImport: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
