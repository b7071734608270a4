import { sql, type Kysely, type Migration } from 'kysely';

// These constraints exclude two attempts under way for one order, two card payments taken for it, and an amount
// taken without a destination. No table has a column for a card's number, validity or code.
const ddl = `
create table cobranca_cartao(
  id uuid primary key, pedido_id uuid not null references pedido(id), tentativa smallint not null,
  chave varchar(32) not null unique, tipo text not null check (tipo in ('credito','debito')),
  parcelas smallint not null check (parcelas between 1 and 12), valor_centavos int not null check (valor_centavos > 0),
  token varchar(64), nonce varchar(40) not null, retorno text not null, dispositivo jsonb not null,
  situacao text not null default 'criada' check (situacao in
    ('criada','desafio','autorizando','autorizada','capturada','cancelada','recusada','abandonada')),
  motivo text, destino text check (destino in ('aceito','devolver')),
  bandeira text, final4 char(4), autenticacao_id text, trans_status char(1), eci varchar(2), cavv text,
  ds_trans_id text, versao_3ds text, desafio_url text, desafio_ate timestamptz,
  pagamento_id text unique, enviada_em timestamptz, ocupada_ate timestamptz, consultar_em timestamptz,
  criado_em timestamptz not null default now(), atualizado_em timestamptz not null default now(),
  unique (pedido_id, tentativa),
  check ((situacao in ('autorizada','capturada','cancelada')) = (destino is not null)),
  check (destino is null or pagamento_id is not null),
  check (situacao <> 'desafio' or (desafio_url is not null and desafio_ate is not null)));
create unique index cobranca_cartao_aberta on cobranca_cartao(pedido_id)
  where situacao in ('criada','desafio','autorizando');
create unique index cobranca_cartao_aceita on cobranca_cartao(pedido_id) where destino = 'aceito';
create index cobranca_cartao_a_consultar on cobranca_cartao(consultar_em) where consultar_em is not null;
create table reserva_pagamento(
  reserva_id uuid primary key references reserva(id), criado_em timestamptz not null default now());
create table sandbox_cartao_cofre(
  id varchar(64) primary key, cenario text not null, bandeira text not null, final4 char(4) not null,
  criado_em timestamptz not null default now());
create table sandbox_cartao_autenticacao(
  id uuid primary key, chave varchar(32) not null unique, cofre_id varchar(64) not null, valor_centavos int not null,
  situacao char(1) not null, eci varchar(2), cavv text, ds_trans_id uuid not null, nonce text not null,
  referencia text not null, retorno text not null, loja text not null, erros smallint not null default 0,
  cancelada boolean not null default false, criado_em timestamptz not null default now());
create index sandbox_cartao_autenticacao_criado on sandbox_cartao_autenticacao(criado_em);
create table sandbox_cartao_pagamento(
  id varchar(40) primary key, chave varchar(32) not null unique, tipo text not null, parcelas smallint not null,
  valor_centavos int not null check (valor_centavos > 0), situacao text not null
    check (situacao in ('authorized','captured','canceled','denied')),
  codigo text not null, bandeira text not null, final4 char(4) not null, criado_em timestamptz not null default now());
create table sandbox_cartao_cancelamento(
  pagamento_id varchar(40) not null references sandbox_cartao_pagamento(id), referencia varchar(40) not null,
  valor_centavos int not null check (valor_centavos > 0), criado_em timestamptz not null default now(),
  primary key (pagamento_id, referencia));
`;

/** Paying by card, and the acquirer of a demonstration. */
export const m0008Cards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
