import { sql, type Kysely, type Migration } from 'kysely';

// No exclusion constraint, range, trigger or sequence: any PostgreSQL-compatible engine has what this needs.
const ddl = `
create table reserva(
  id uuid primary key, dono text not null,
  situacao text not null default 'ativa' check (situacao in ('ativa','confirmada','liberada')),
  expira_em timestamptz not null, criado_em timestamptz not null default now());
create index reserva_vencida on reserva(expira_em) where situacao = 'ativa';
create table reserva_trecho(
  reserva_id uuid not null references reserva(id), n smallint not null, partida_id bigint not null,
  seq_o smallint not null, seq_d smallint not null,
  primary key (reserva_id, n), unique (reserva_id, partida_id), check (seq_o < seq_d));
create table reserva_poltrona(
  reserva_id uuid not null references reserva(id), n smallint not null, poltrona smallint not null, classe smallint not null,
  tarifa int not null, pedagio int not null, embarque int not null, seguro int not null,
  primary key (reserva_id, n, poltrona));
create table ocupacao(
  partida_id bigint not null, poltrona smallint not null, perna smallint not null, reserva_id uuid not null,
  expira_em timestamptz, primary key (partida_id, poltrona, perna));
create index ocupacao_reserva on ocupacao(partida_id, reserva_id);
create index ocupacao_vencida on ocupacao(expira_em) where expira_em is not null;
create table idempotencia(
  dono text not null, chave text not null, rota text not null, hash char(64) not null, status smallint, resposta text,
  criado_em timestamptz not null default now(), primary key (dono, chave));
create index idempotencia_idade on idempotencia(criado_em);
create table caixa_saida(
  id uuid primary key, topico text not null, chave text not null, corpo jsonb not null,
  criado_em timestamptz not null default now(), tentar_em timestamptz not null default now(),
  tentativas smallint not null default 0, publicado_em timestamptz);
create index caixa_saida_pendente on caixa_saida(tentar_em) where publicado_em is null;
create table trabalho_tranca(nome text primary key, dono text not null, ate timestamptz not null);
`;

export const m0002Inventory: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
