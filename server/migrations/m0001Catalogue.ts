import { sql, type Kysely, type Migration } from 'kysely';

const ddl = `
create table localidade(
  id int primary key, ibge int not null, nome text not null, terminal text not null, uf char(2) not null,
  busca text not null, aliases text not null default '', tz text not null,
  lat double precision not null, lon double precision not null, peso int not null default 0);
create table linha(id int primary key, codigo text not null unique, nome text not null, operadora text not null);
create table linha_parada(
  linha_id int not null references linha(id), seq smallint not null,
  localidade_id int not null references localidade(id), km int not null, minutos int not null,
  parada_min smallint not null default 0, primary key (linha_id, seq));
create table linha_par(
  linha_id int not null references linha(id), seq_o smallint not null, seq_d smallint not null,
  origem_id int not null, destino_id int not null, min_o int not null, min_d int not null, km int not null,
  primary key (linha_id, seq_o, seq_d), check (seq_o < seq_d), check (min_o < min_d));
create table tarifa(
  linha_id int not null, seq_o smallint not null, seq_d smallint not null,
  classe smallint not null check (classe between 1 and 5), vigente_de date not null,
  centavos int not null check (centavos > 0), pedagio int not null check (pedagio >= 0),
  embarque int not null check (embarque >= 0), seguro int not null check (seguro >= 0),
  primary key (linha_id, seq_o, seq_d, classe, vigente_de));
create table layout(id int primary key, nome text not null, andares smallint not null, capacidade smallint not null);
create table layout_poltrona(
  layout_id int not null references layout(id), poltrona smallint not null, andar smallint not null,
  fila smallint not null, coluna smallint not null, classe smallint not null check (classe between 1 and 5),
  recursos int not null default 0,
  primary key (layout_id, poltrona), unique (layout_id, andar, fila, coluna));
create table layout_recurso(
  layout_id int not null references layout(id), tipo text not null, andar smallint not null, fila smallint not null,
  coluna smallint not null, primary key (layout_id, andar, fila, coluna));
create table horario(
  id int primary key, linha_id int not null references linha(id), dias smallint not null check (dias between 1 and 127),
  hora_min smallint not null check (hora_min between 0 and 1439), layout_id int not null references layout(id),
  vigente_de date not null);
create table partida(
  id bigint primary key, linha_id int not null, horario_id int not null, data date not null, saida timestamptz not null,
  layout_id int not null, capacidade smallint not null,
  situacao text not null default 'programada' check (situacao in ('programada','cancelada')), plataforma text);
create index partida_linha_saida on partida(linha_id, saida);
create table semente(nome text primary key, versao text not null);
`;

/** Places, lines, fares, coaches, timetable and departures. */
export const m0001Catalogue: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
