import { sql, type Kysely, type Migration } from 'kysely';

// Ours beside theirs: a place, a departure and a seat have an id of the operator, kept as it was told and never guessed.
// A list of departures is kept as it was read last, so that an answer that fails leaves what is known. A block is due to
// be released from the moment when its seat is no longer held, which its own rows say, however the hold ended.
const ddl = `
create table operadora_localidade(localidade_id int primary key, id_localidade text not null unique);
create table operadora_partida(partida_id bigint primary key, id_viagem text not null, tipo_veiculo text not null);
create table operadora_poltrona(
  layout_id int not null, poltrona smallint not null, id_poltrona int not null,
  primary key (layout_id, poltrona), unique (layout_id, id_poltrona));
create table operadora_rede(
  id smallint primary key check (id = 1), localidades jsonb not null, trechos jsonb not null, lido_em timestamptz not null);
create table operadora_lista(
  origem text not null, destino text not null, dia date not null, partidas jsonb not null,
  lido_em timestamptz not null, mudado_em timestamptz not null, primary key (origem, destino, dia));
create index operadora_lista_dia on operadora_lista(dia);
create table operadora_veiculo(tipo_veiculo text primary key, poltronas jsonb not null, lido_em timestamptz not null);
create table poltrona_conferencia(
  partida_id bigint not null, seq_o smallint not null, seq_d smallint not null, conferido_em timestamptz not null,
  primary key (partida_id, seq_o, seq_d));
create table bloqueio_operadora(
  chave text primary key, reserva_id uuid not null, partida_id bigint not null, poltrona smallint not null,
  situacao text not null default 'pendente'
    check (situacao in ('pendente','bloqueada','recusada','vendida','liberada')),
  pedido_em timestamptz, valido_ate timestamptz, criado_em timestamptz not null default now(),
  unique (reserva_id, partida_id, poltrona));
create index bloqueio_operadora_aberto on bloqueio_operadora(criado_em) where situacao in ('pendente','bloqueada');
create table sandbox_praxio_bloqueio(
  chave text primary key, id_viagem text not null, poltrona smallint not null, origem int not null, destino int not null,
  ate timestamptz not null, criado_em timestamptz not null default now());
create index sandbox_praxio_bloqueio_viagem on sandbox_praxio_bloqueio(id_viagem);
`;

/** Departures and seats that come from the operator's system. */
export const m0045OperatorSeats: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
