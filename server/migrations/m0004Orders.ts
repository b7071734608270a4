import { sql, type Kysely, type Migration } from 'kysely';

// Constraints, not code, exclude two orders on one hold, two payments taken for one order,
// one Pix with two effects, two tickets for one seat of an order, two tickets of one number.
const ddl = `
create table pedido(
  id uuid primary key, localizador char(6) not null unique, dono text not null, canal smallint not null default 1,
  reserva_id uuid not null unique, situacao text not null, versao int not null default 1,
  total_centavos int not null check (total_centavos >= 0),
  comprador_nome varchar(150) not null, comprador_cpf char(11) not null, comprador_email text not null,
  comprador_celular varchar(16) not null,
  expira_em timestamptz not null, criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  check (situacao in ('reservado','aguardando_pagamento','pago','emitindo','emitido','reserva_expirada',
    'pagamento_recusado','pagamento_expirado','pago_sem_poltrona','estorno_em_processamento','estornado','cancelado')));
create index pedido_dono on pedido(dono, criado_em desc);
create index pedido_aberto on pedido(expira_em) where situacao in ('reservado','aguardando_pagamento');
create index pedido_a_concluir on pedido(atualizado_em)
  where situacao in ('pago','emitindo','pago_sem_poltrona','estorno_em_processamento');
create table pedido_item(
  pedido_id uuid not null references pedido(id), n smallint not null, trecho smallint not null,
  viagem_id bigint not null, poltrona smallint not null, classe text not null,
  passageiro_nome varchar(150) not null, documento_tipo smallint not null, documento text not null,
  data_nascimento date not null, celular varchar(16), autorizacao_menor boolean not null default false,
  tarifa int not null check (tarifa >= 0), pedagio int not null check (pedagio >= 0),
  embarque int not null check (embarque >= 0), seguro int not null check (seguro >= 0),
  viagem jsonb not null,
  primary key (pedido_id, n), unique (pedido_id, trecho, poltrona));
create table cobranca_pix(
  txid varchar(35) primary key, pedido_id uuid not null references pedido(id), tentativa smallint not null,
  valor_centavos int not null check (valor_centavos > 0), situacao text not null default 'criando'
    check (situacao in ('criando','ativa','concluida','encerrada')),
  copia_e_cola text, expira_em timestamptz not null, consultar_em timestamptz not null,
  criado_em timestamptz not null default now(), unique (pedido_id, tentativa));
create index cobranca_pix_a_consultar on cobranca_pix(consultar_em) where situacao <> 'concluida';
create table pix_recebido(
  e2eid varchar(32) primary key, txid varchar(35) not null references cobranca_pix(txid), pedido_id uuid not null,
  valor_centavos int not null, horario timestamptz not null,
  destino text not null check (destino in ('aceito','devolver')), motivo text,
  devolucao_situacao text check (devolucao_situacao in ('EM_PROCESSAMENTO','DEVOLVIDO','NAO_REALIZADO')),
  devolver_em timestamptz, recebido_em timestamptz not null default now());
create unique index pix_aceito on pix_recebido(pedido_id) where destino = 'aceito';
create index pix_a_devolver on pix_recebido(devolver_em) where devolver_em is not null;
create table bilhete(
  id uuid primary key, pedido_id uuid not null, n smallint not null, serie smallint not null, numero int not null,
  chave_bpe char(44) not null unique, codigo_embarque text not null unique,
  situacao text not null default 'emitido' check (situacao in ('emitido','cancelado','embarcado')),
  emitido_em timestamptz not null, foreign key (pedido_id, n) references pedido_item(pedido_id, n),
  unique (pedido_id, n), unique (serie, numero));
create table bpe_numeracao(serie smallint primary key, ultimo int not null);
create table chave_embarque(id text primary key, privada text not null, publica text not null,
  criado_em timestamptz not null default now());
`;

export const m0004Orders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
