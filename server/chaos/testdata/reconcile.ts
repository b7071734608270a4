import { sql } from 'kysely';
import type { Server } from '../../createServer';

export interface Books {
  /** Orders for which money came that is neither a ticket nor back. */
  lost: string[];
  /** Orders for which more was kept than they cost. */
  chargedTwice: string[];
  /** Seats that the operator has sold without a ticket of ours, or the other way round. */
  unlike: string[];
  emitidos: number;
  estornados: number;
}

/**
 * Compares our orders with the books of those outside: what the bank and the acquirer moved, what the operator sold.
 * Nothing of our own money tables is believed.
 */
export async function reconcile({ services }: Pick<Server, 'services'>): Promise<Books> {
  const { db } = services.database;
  const { rows } = await sql<{ id: string; kept: number; total: number; situacao: string }>`
    select p.id, p.total_centavos as total, p.situacao,
      (select coalesce(sum(b.valor_centavos - coalesce((select sum(d.valor_centavos) from sandbox_pix_devolucao d
          where d.e2eid = b.e2eid), 0)), 0)::int
        from sandbox_pix_pagamento b join cobranca_pix c on c.txid = b.txid where c.pedido_id = p.id)
      + (select coalesce(sum(k.valor_centavos - coalesce((select sum(x.valor_centavos) from sandbox_cartao_cancelamento x
          where x.pagamento_id = k.id), 0)), 0)::int
        from sandbox_cartao_pagamento k join cobranca_cartao c on c.chave = k.chave
        where c.pedido_id = p.id and k.situacao in ('authorized','captured')) as kept
    from pedido p`.execute(db);
  const issued = ({ situacao }: { situacao: string }): boolean => situacao === 'emitido';
  const { rows: unlike } = await sql<{ chave: string }>`
    select coalesce(v.chave, b.pedido_id || ':' || b.n) as chave
    from (select * from sandbox_praxio_venda where devolvida_em is null) v
    full join (select pedido_id, n from bilhete where situacao = 'emitido') b on v.chave = b.pedido_id || ':' || b.n
    where v.chave is null or b.pedido_id is null`.execute(db);
  return {
    lost: rows.filter((row) => row.kept > 0 && !issued(row)).map(({ id }) => id),
    chargedTwice: rows.filter((row) => row.kept > row.total).map(({ id }) => id),
    unlike: unlike.map(({ chave }) => chave),
    emitidos: rows.filter((row) => issued(row) && row.kept === row.total).length,
    estornados: rows.filter(({ situacao, kept }) => situacao === 'estornado' && kept === 0).length,
  };
}

/** Nobody waits for the clock: what is due later is due now, and leases of the dead are over. */
export async function passTime({ services }: Pick<Server, 'services'>): Promise<void> {
  const { db } = services.database;
  await sql`delete from trabalho_tranca`.execute(db);
  await sql`update emissao set tentar_em = now(), em_curso_ate = null
    where situacao in ('pendente','vendendo')`.execute(db);
  await sql`update cobranca_pix set consultar_em = now() where situacao <> 'concluida'`.execute(db);
  await sql`update cobranca_cartao set consultar_em = now(), ocupada_ate = null
    where consultar_em is not null`.execute(db);
  await sql`update cobranca_cartao set enviada_em = enviada_em - interval '2 minutes'
    where situacao = 'autorizando' and enviada_em < now() - interval '2 seconds'`.execute(db);
  await sql`update estorno set tentar_em = now() where situacao <> 'feito'`.execute(db);
  await sql`update pedido set atualizado_em = now() - interval '1 minute'
    where situacao in ('pago','emitindo','pago_sem_poltrona','estorno_em_processamento')`.execute(db);
}

/**
 * Orders that still have something to come, and not only an end to their hold: also money that moved outside and that
 * we have not heard of yet, since the bank's notice is on its way again or the acquirer is still to be asked.
 */
export async function unsettled({ services }: Pick<Server, 'services'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from pedido p
    where p.situacao in ('pago','emitindo','emitido_parcial','pago_sem_poltrona','estorno_em_processamento')
      or (p.situacao = 'aguardando_pagamento' and exists (select 1 from cobranca_cartao c where c.pedido_id = p.id
          and c.situacao in ('criada','desafio','autorizando')))
      or exists (select 1 from cobranca_pix c join sandbox_pix_pagamento b on b.txid = c.txid where c.pedido_id = p.id
          and not exists (select 1 from pix_recebido r where r.e2eid = b.e2eid))
      or exists (select 1 from cobranca_cartao c join sandbox_cartao_pagamento k on k.chave = c.chave
          where c.pedido_id = p.id and c.destino is null and k.situacao in ('authorized','captured'))
      or exists (select 1 from estorno s where s.pedido_id = p.id and s.situacao <> 'feito')`.execute(
    services.database.db,
  );
  return rows.map(({ id }) => id);
}
