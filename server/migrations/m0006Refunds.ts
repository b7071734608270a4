import { sql, type Kysely, type Migration } from 'kysely';

// One row for each amount owed back, for every payment method. A wrong receipt is returned once; a ticket is
// refunded once from each payment under it.
const ddl = `
create table estorno(
  id uuid primary key, pedido_id uuid not null references pedido(id), meio text not null check (meio in ('pix','cartao')),
  origem text not null, bilhete_id uuid references bilhete(id), valor_centavos int not null check (valor_centavos > 0),
  motivo text not null, situacao text not null default 'pendente'
    check (situacao in ('pendente','em_processamento','feito','nao_realizado')),
  tentar_em timestamptz default now(), tentativas int not null default 0,
  criado_em timestamptz not null default now(), concluido_em timestamptz,
  check ((situacao = 'feito') = (concluido_em is not null)));
create unique index estorno_inteiro on estorno(origem) where bilhete_id is null;
create unique index estorno_do_bilhete on estorno(bilhete_id, origem) where bilhete_id is not null;
create index estorno_do_pedido on estorno(pedido_id);
create index estorno_a_fazer on estorno(tentar_em) where situacao <> 'feito';
insert into estorno(id, pedido_id, meio, origem, valor_centavos, motivo, situacao, tentar_em, criado_em, concluido_em)
  select gen_random_uuid(), pedido_id, 'pix', e2eid, valor_centavos, coalesce(motivo, 'pago_de_novo'),
    case devolucao_situacao when 'DEVOLVIDO' then 'feito' when 'EM_PROCESSAMENTO' then 'em_processamento'
      when 'NAO_REALIZADO' then 'nao_realizado' else 'pendente' end,
    devolver_em, recebido_em, case when devolucao_situacao = 'DEVOLVIDO' then now() end
  from pix_recebido where destino = 'devolver';
drop index pix_a_devolver;
alter table pix_recebido drop column devolucao_situacao;
alter table pix_recebido drop column devolver_em;
`;

/** Refunds as a subject of their own: partial, by ticket, by any means of payment. */
export const m0006Refunds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
