import { sql, type Kysely, type Migration } from 'kysely';

// One open charge an order is an index, not a question. Money that comes through one is a card payment like any other:
// `cobranca_cartao` keeps it, so refunds, receipts and the invariants know it already. Lists of an agency go by
// (criado_em, id), newest first, from wherever the last page ended.
const ddl = `
create table cobranca_externa(
  id uuid primary key, pedido_id uuid not null references pedido(id), tentativa smallint not null check (tentativa > 0),
  chave varchar(32) not null unique, meio text not null check (meio in ('link','terminal')),
  tipo text check (tipo in ('credito','debito')), parcelas smallint not null check (parcelas between 1 and 12),
  valor_centavos int not null check (valor_centavos > 0), operador_id uuid not null references agencia_operador(id),
  retorno text not null,
  situacao text not null default 'criando'
    check (situacao in ('criando','aberta','encerrando','paga','recusada','cancelada','expirada')),
  motivo text check (motivo in ('operador','tempo','outro_pagamento','valor_mudou','encerrado','sem_resposta')),
  url text, expira_em timestamptz not null, consultar_em timestamptz,
  criado_em timestamptz not null default now(), atualizado_em timestamptz not null default now(),
  unique (pedido_id, tentativa), check ((meio = 'terminal') = (tipo is not null)),
  check (tipo <> 'debito' or parcelas = 1), check (situacao <> 'encerrando' or motivo is not null));
create unique index cobranca_externa_aberta on cobranca_externa(pedido_id)
  where situacao in ('criando','aberta','encerrando');
create index cobranca_externa_a_consultar on cobranca_externa(consultar_em) where consultar_em is not null;
create index cobranca_externa_operador on cobranca_externa(operador_id);
alter table cobranca_cartao add column externa_id uuid unique references cobranca_externa(id);
create table reserva_externa(
  reserva_id uuid primary key references reserva(id), criado_em timestamptz not null default now());
create table agencia_pedido_acao(
  id uuid primary key, pedido_id uuid references pedido(id),
  operador_id uuid not null references agencia_operador(id),
  acao text not null check (acao in ('reimpressao','reenvio','cancelamento','desistencia','reprocessamento','exportacao',
    'cobranca','cobranca_cancelada')),
  detalhe jsonb, em timestamptz not null default clock_timestamp(),
  check ((pedido_id is null) = (acao = 'exportacao')));
create index agencia_pedido_acao_pedido on agencia_pedido_acao(pedido_id, em) where pedido_id is not null;
create index pedido_por_data on pedido(criado_em desc, id desc);
create index pedido_por_cpf on pedido(comprador_cpf, criado_em desc, id desc);
create index pedido_totais on pedido(criado_em, situacao, total_centavos);
create table sandbox_cartao_externa(
  chave varchar(32) primary key, canal text not null check (canal in ('link','terminal')),
  slug varchar(40) not null unique, valor_centavos int not null check (valor_centavos > 0), referencia text not null,
  retorno text not null, tipo text check (tipo in ('credit','debit')), parcelas smallint not null,
  situacao text not null default 'open' check (situacao in ('open','paid','declined','canceled')),
  muda boolean not null default false, expira_em timestamptz not null, escolha jsonb, recusas smallint not null default 0,
  pagamento_id varchar(40) references sandbox_cartao_pagamento(id), autenticacao_id uuid,
  criado_em timestamptz not null default now());
create index sandbox_cartao_externa_terminal on sandbox_cartao_externa(criado_em) where canal = 'terminal';
`;

/** Charging an order outside the shop, what an agency does with orders, and finding one among very many. */
export const m0017AgencyOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
