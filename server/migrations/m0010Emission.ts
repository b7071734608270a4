import { sql, type Kysely, type Migration } from 'kysely';

// A seat of an order is sold at the operator under one key, and a sale is written down once. A refused seat's money
// goes back once from each payment. Production has the sandbox's tables and leaves them empty.
const ddl = `
alter table pedido drop constraint pedido_situacao_check;
alter table pedido add constraint pedido_situacao_check
  check (situacao in ('reservado','aguardando_pagamento','pago','emitindo','emitido','emitido_parcial',
    'reserva_expirada','pagamento_recusado','pagamento_expirado','pago_sem_poltrona','estorno_em_processamento',
    'estornado','cancelado'));
create index pedido_parcial on pedido(atualizado_em) where situacao = 'emitido_parcial';
create table emissao(
  pedido_id uuid not null, n smallint not null, chave text not null unique,
  situacao text not null default 'pendente'
    check (situacao in ('pendente','vendendo','vendida','recusada','devolvida')),
  tentativas int not null default 0, tentado_em timestamptz, tentar_em timestamptz not null default now(),
  em_curso_ate timestamptz, desistir_em timestamptz not null,
  num_passagem text, serie_bloco text, localizador text, chave_bpe text, valor_centavos int, mensagem text,
  sem_volta boolean not null default false,
  criado_em timestamptz not null default now(),
  primary key (pedido_id, n), foreign key (pedido_id, n) references pedido_item(pedido_id, n),
  unique (serie_bloco, num_passagem),
  check ((situacao in ('vendida','devolvida')) = (num_passagem is not null)));
create index emissao_a_fazer on emissao(tentar_em) where situacao in ('pendente','vendendo');
create table realocacao(
  pedido_id uuid not null, n smallint not null, de_poltrona smallint not null, para_poltrona smallint not null,
  criado_em timestamptz not null default now(),
  primary key (pedido_id, n), foreign key (pedido_id, n) references pedido_item(pedido_id, n),
  check (de_poltrona <> para_poltrona));
alter table estorno add column item_n smallint;
drop index estorno_inteiro;
create unique index estorno_inteiro on estorno(origem) where bilhete_id is null and item_n is null;
create unique index estorno_do_item on estorno(pedido_id, item_n, origem) where item_n is not null;
create table alerta(
  id uuid primary key, invariante text not null, pedido_id uuid not null, detalhe text not null,
  criado_em timestamptz not null default now(), resolvido_em timestamptz);
create unique index alerta_aberto on alerta(invariante, pedido_id) where resolvido_em is null;
create table sandbox_praxio_humor(
  id smallint primary key check (id = 1), modo text not null, atraso_ms int not null default 0);
create table sandbox_praxio_venda(
  chave text primary key, num_passagem int not null unique, id_viagem text not null, poltrona smallint not null,
  origem int not null, destino int not null, valor_centavos int not null,
  devolvida_em timestamptz, criado_em timestamptz not null default now());
create unique index sandbox_praxio_poltrona on sandbox_praxio_venda(id_viagem, poltrona, origem, destino)
  where devolvida_em is null;
`;

/** Selling at the operator, seats given in another's place, refunds by seat, alerts, and the operator's sandbox. */
export const m0010Emission: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
