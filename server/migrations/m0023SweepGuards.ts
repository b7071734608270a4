import { sql, type Kysely, type Migration } from 'kysely';

// `falha` is the lease and the failure counter of one step of one subject, so that a step that fails backs off without
// stopping its neighbours. An alert names its subject, which need not be an order. A seat whose sale at the operator may
// stand although its money went back is undone there: `desfazer_em` is when to look next.
const ddl = `
create table falha(
  etapa text not null, assunto text not null, pedido_id uuid, vezes int not null default 0 check (vezes >= 0),
  mensagem text, tentar_em timestamptz not null, desde timestamptz, primary key (etapa, assunto));
create index falha_repetida on falha(vezes) where vezes > 0;
create index falha_a_tentar on falha(etapa, tentar_em);
alter table alerta alter column pedido_id drop not null;
alter table alerta add column assunto text;
update alerta set assunto = pedido_id::text;
alter table alerta alter column assunto set not null;
drop index alerta_aberto;
create unique index alerta_aberto on alerta(invariante, assunto) where resolvido_em is null;
alter table emissao add column desfazer_em timestamptz;
alter table emissao add constraint emissao_desfazer_check check (desfazer_em is null or situacao = 'recusada');
create index emissao_a_desfazer on emissao(desfazer_em) where desfazer_em is not null;
create index emissao_a_desistir on emissao(desistir_em) where situacao in ('pendente','vendendo');
create table pix_aviso(
  txid varchar(35) primary key references cobranca_pix(txid), avisos int not null default 1,
  recebido_em timestamptz not null default now());
create index cobranca_cartao_perdida on cobranca_cartao(atualizado_em)
  where destino = 'aceito' and situacao = 'cancelada';
create index estorno_em_aberto on estorno(criado_em) where situacao <> 'feito';
create index caixa_saida_desistida on caixa_saida(criado_em) where publicado_em is null and tentativas >= 10;
`;

/** The leases and failures of sweepers: a row that fails does not stop the others, and is reported. */
export const m0023SweepGuards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
