import { sql, type Kysely, type Migration } from 'kysely';

// A ticket has at most one live successor: the index covers every state from the choice to the issued ticket, so an
// exchange that is paid or being issued excludes a second one. Rows of earlier versions that break the rule are settled
// first: the issued successor stays, else a paid one, else the newest. An unpaid loser is cancelled. A paid loser owes
// its money back and frees its seat; the sweeper returns its sale at the operator, and a transfer's sale stays with the
// ticket that it came from.
const ddl = `
alter table pedido add column sem_reembolso boolean not null default false;
create temporary table sucessor_perdido on commit drop as
  select id, reserva_id, troca, remarca_bilhete_id from (
    select id, reserva_id, troca, remarca_bilhete_id, row_number() over (partition by remarca_bilhete_id order by
      (situacao = 'emitido') desc, (situacao in ('pago','emitindo','emitido_parcial')) desc, criado_em desc, id desc) as lugar
    from pedido where remarca_bilhete_id is not null
      and situacao in ('reservado','aguardando_pagamento','pago','emitindo','emitido_parcial','emitido')) p
  where lugar > 1;
with voltou as (
  update pix_recebido set destino = 'devolver', motivo = 'troca_superada'
  where destino = 'aceito' and pedido_id in (select id from sucessor_perdido)
  returning pedido_id, e2eid, valor_centavos)
insert into estorno(id, pedido_id, meio, origem, valor_centavos, motivo)
  select gen_random_uuid(), pedido_id, 'pix', e2eid, valor_centavos, 'troca_superada' from voltou on conflict do nothing;
with voltou as (
  update cobranca_cartao set destino = 'devolver', consultar_em = null
  where destino = 'aceito' and pedido_id in (select id from sucessor_perdido)
  returning pedido_id, id, valor_centavos)
insert into estorno(id, pedido_id, meio, origem, valor_centavos, motivo)
  select gen_random_uuid(), pedido_id, 'cartao', id::text, valor_centavos, 'troca_superada' from voltou on conflict do nothing;
with voltou as (
  update recebimento_balcao set destino = 'devolver'
  where destino = 'aceito' and pedido_id in (select id from sucessor_perdido)
  returning pedido_id, id, valor_centavos)
insert into estorno(id, pedido_id, meio, origem, valor_centavos, motivo)
  select gen_random_uuid(), pedido_id, 'dinheiro', id::text, valor_centavos, 'troca_superada' from voltou on conflict do nothing;
update emissao e set pedido_id = b.pedido_id, n = b.n
from sucessor_perdido s join bilhete b on b.id = s.remarca_bilhete_id
where s.troca = 'transferencia' and e.pedido_id = s.id;
delete from ocupacao where reserva_id in (select reserva_id from sucessor_perdido);
update reserva set situacao = 'liberada' where id in (select reserva_id from sucessor_perdido);
update pedido set versao = versao + 1, atualizado_em = now(),
  situacao = case when situacao in ('reservado','aguardando_pagamento') then 'cancelado' else 'estorno_em_processamento' end
where id in (select id from sucessor_perdido);
drop index pedido_remarcacao;
create unique index pedido_sucessor on pedido(remarca_bilhete_id)
  where situacao in ('reservado','aguardando_pagamento','pago','emitindo','emitido_parcial','emitido');
`;

/** One live successor a ticket, and whether an order's tickets have lost the right to a refund. */
export const m0022AfterSaleGuards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
