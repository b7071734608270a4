import { sql, type Kysely, type Migration } from 'kysely';

// A boleto holds seats for days, so its limits are rows with a key, as those of holds are: two places of a person and ten of a
// departure, whoever asks. An order has one boleto that may still be paid. `pedido.boleto_vence` says that its seats wait
// for one. Money that came stands in `boleto_recebido` once, by the bank's name for the payment.
const ddl = `
create table boleto(
  id uuid primary key, pedido_id uuid not null references pedido(id), tentativa smallint not null check (tentativa > 0),
  numero varchar(20) not null unique, valor_centavos int not null check (valor_centavos > 0),
  vencimento date not null, segura_ate timestamptz not null,
  situacao text not null default 'registrando' check (situacao in ('registrando','aberto','encerrando','pago','baixado')),
  motivo text check (motivo in ('vencido','outro_pagamento','valor_mudou','desistencia','recusado')),
  codigo_barras char(44) check (codigo_barras ~ '^[0-9]{44}$'),
  consultar_em timestamptz, criado_em timestamptz not null default now(),
  unique (pedido_id, tentativa), check (situacao <> 'aberto' or codigo_barras is not null),
  check (situacao not in ('encerrando','baixado') or motivo is not null));
create unique index boleto_em_aberto on boleto(pedido_id) where situacao in ('registrando','aberto','encerrando');
create index boleto_a_consultar on boleto(consultar_em) where consultar_em is not null;
create table boleto_vaga(
  dono text not null, vaga smallint not null check (vaga between 1 and 2), boleto_id uuid not null unique references boleto(id),
  primary key (dono, vaga));
create table boleto_lugar(
  partida_id bigint not null, lugar smallint not null check (lugar between 1 and 10),
  boleto_id uuid not null references boleto(id), primary key (partida_id, lugar));
create index boleto_lugar_boleto on boleto_lugar(boleto_id);
create table boleto_recebido(
  id varchar(64) primary key, boleto_id uuid not null references boleto(id), pedido_id uuid not null references pedido(id),
  valor_centavos int not null check (valor_centavos > 0), pago_em timestamptz not null,
  destino text not null check (destino in ('aceito','devolver')), motivo text,
  recebido_em timestamptz not null default now(), check ((destino = 'aceito') = (motivo is null)));
create index boleto_recebido_pedido on boleto_recebido(pedido_id);
create unique index boleto_recebido_aceito on boleto_recebido(pedido_id) where destino = 'aceito';
alter table pedido add column boleto_vence date;
alter table estorno drop constraint estorno_meio_check;
alter table estorno add constraint estorno_meio_check check (meio in ('pix','cartao','dinheiro','credito','boleto'));
alter table aviso_pagamento drop constraint aviso_pagamento_etapa_check;
alter table aviso_pagamento add constraint aviso_pagamento_etapa_check
  check (etapa in ('aviso_pix','aviso_cartao','aviso_boleto'));
create table sandbox_boleto(
  numero varchar(20) primary key, valor_centavos int not null check (valor_centavos > 0), vencimento date not null,
  pagador jsonb not null, descricao text not null, codigo_barras char(44) not null unique,
  situacao text not null default 'REGISTRADO' check (situacao in ('REGISTRADO','LIQUIDADO','BAIXADO')),
  criado_em timestamptz not null default now());
create table sandbox_boleto_pagamento(
  id uuid primary key, numero varchar(20) not null references sandbox_boleto(numero), valor_centavos int not null,
  pago_em timestamptz not null default now());
create table sandbox_boleto_devolucao(
  pagamento_id uuid not null references sandbox_boleto_pagamento(id), id varchar(64) not null, valor_centavos int not null,
  primary key (pagamento_id, id));
create table sandbox_boleto_webhook(unica boolean primary key default true check (unica), url text not null);
create table sandbox_boleto_aviso(
  id uuid primary key, numero varchar(20) not null references sandbox_boleto(numero), tentativas smallint not null default 0,
  tentar_em timestamptz not null default now(), entregue_em timestamptz);
create index sandbox_boleto_aviso_pendente on sandbox_boleto_aviso(tentar_em) where entregue_em is null;
`;

/** Boletos, and the bank of a demonstration that registers them. */
export const m0071Boletos: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
