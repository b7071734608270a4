import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Server } from '../../createServer';

export interface Books {
  /** Orders for which money came that is neither a ticket, here or in an order that replaces it, nor back. */
  lost: string[];
  /** Orders for which more was kept than they cost. */
  chargedTwice: string[];
  /** First orders of a chain of exchanges for which not exactly the price of its live tickets, and fees, was kept. */
  unbalanced: string[];
  /** Seats that the operator has sold without a ticket of ours, or the other way round; each says which. */
  unlike: string[];
  emitidos: number;
  estornados: number;
}

interface PedidoInBooks {
  id: string;
  dono: string;
  situacao: string;
  total: number;
  /** Centavos that bank and acquirer took for it and did not give back. */
  kept: number;
  /** Centavos of it that its tickets handed on to the orders that replaced them. */
  handedOn: number;
  /** The first order of its chain of exchanges, and what its own live tickets and fees are worth. */
  raiz: string;
  worth: number;
}

/**
 * Compares our orders with the books of those outside: what the bank and the acquirer moved, what the operator sold.
 * Nothing of our own money tables is believed. All orders are compared; `dono` bounds only those that are counted.
 */
export async function reconcile({ services }: Pick<Server, 'services'>, dono?: string): Promise<Books> {
  const { db } = services.database;
  const { rows } = await sql<PedidoInBooks>`
    with recursive cadeia(id, raiz) as (
      select id, id from pedido where remarca_bilhete_id is null
      union all
      select p.id, c.raiz from pedido p join bilhete b on b.id = p.remarca_bilhete_id join cadeia c on c.id = b.pedido_id)
    select p.id, p.dono, p.total_centavos as total, p.situacao, c.raiz,
      (select coalesce(sum(case when b.situacao = 'emitido'
          then i.tarifa + i.pedagio + i.embarque + i.seguro - i.desconto else x.multa_centavos end), 0)::int
        from pedido_item i join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n
        left join bilhete_encerrado x on x.bilhete_id = b.id where i.pedido_id = p.id) as worth,
      (select coalesce(sum(x.credito_centavos), 0)::int
        from bilhete b join bilhete_encerrado x on x.bilhete_id = b.id where b.pedido_id = p.id) as "handedOn",
      (select coalesce(sum(b.valor_centavos - coalesce((select sum(d.valor_centavos) from sandbox_pix_devolucao d
          where d.e2eid = b.e2eid), 0)), 0)::int
        from sandbox_pix_pagamento b join cobranca_pix c on c.txid = b.txid where c.pedido_id = p.id)
      + (select coalesce(sum(k.valor_centavos - coalesce((select sum(x.valor_centavos) from sandbox_cartao_cancelamento x
          where x.pagamento_id = k.id), 0)), 0)::int
        from sandbox_cartao_pagamento k join cobranca_cartao c on c.chave = k.chave
        where c.pedido_id = p.id and k.situacao in ('authorized','captured')) as kept
    from pedido p join cadeia c on c.id = p.id`.execute(db);
  const issued = ({ situacao }: { situacao: string }): boolean => situacao === 'emitido';
  const counted = rows.filter((row) => dono === undefined || row.dono === dono);
  const balance = new Map<string, number>();
  for (const { raiz, kept, worth } of rows) balance.set(raiz, (balance.get(raiz) ?? 0) + kept - worth);
  const { rows: unlike } = await sql<{ chave: string; falta: string }>`
    select coalesce(v.chave, b.pedido_id || ':' || b.n) as chave,
      case when v.chave is null then 'no sale' else 'no ticket' end as falta
    from (select * from sandbox_praxio_venda where devolvida_em is null) v
    full join (select b.pedido_id, b.n, e.chave from bilhete b left join emissao e
      on e.pedido_id = b.pedido_id and e.n = b.n where b.situacao = 'emitido') b on v.chave = b.chave
    where v.chave is null or b.pedido_id is null`.execute(db);
  return {
    lost: rows.filter((row) => row.kept > row.handedOn && !issued(row)).map(({ id }) => id),
    unbalanced: [...balance].filter(([, difference]) => difference !== 0).map(([raiz]) => raiz),
    chargedTwice: rows.filter((row) => row.kept > row.total).map(({ id }) => id),
    unlike: unlike.map(({ chave, falta }) => `${chave}: ${falta}`),
    emitidos: counted.filter((row) => issued(row) && row.kept === row.total).length,
    estornados: counted.filter(({ situacao, kept }) => situacao === 'estornado' && kept === 0).length,
  };
}

/** Nobody waits for the clock: what is due later is due now, and leases of the dead are over. */
export async function passTime({ services }: Pick<Server, 'services'>): Promise<void> {
  const { db } = services.database;
  await sql`delete from trabalho_tranca`.execute(db);
  // A step that failed waits twice as long each time: five lost answers in a row would outlast any patience of a test.
  await sql`update falha set tentar_em = now()`.execute(db);
  await sql`update emissao set tentar_em = now(), em_curso_ate = null
    where situacao in ('pendente','vendendo') or (situacao = 'vendida' and tentar_em > now())`.execute(db);
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
 * @returns a line an order: its number, its state, and the states of all that belongs to it.
 */
export async function unsettled({ services }: Pick<Server, 'services'>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', p.id, p.situacao,
      (select 'pix ' || string_agg(c.situacao, ',') from cobranca_pix c where c.pedido_id = p.id),
      (select 'cartao ' || string_agg(c.situacao || coalesce('/' || c.destino, ''), ',')
        from cobranca_cartao c where c.pedido_id = p.id),
      (select 'adquirente ' || string_agg(k.situacao, ',') from cobranca_cartao c
        join sandbox_cartao_pagamento k on k.chave = c.chave where c.pedido_id = p.id),
      (select 'emissao ' || string_agg(e.n || ':' || e.situacao, ',') from emissao e where e.pedido_id = p.id),
      (select 'operador ' || string_agg(e.n || case when v.devolvida_em is null then ':vendida' else ':devolvida' end, ',')
        from emissao e join sandbox_praxio_venda v on v.chave = e.chave where e.pedido_id = p.id),
      (select 'bilhete ' || string_agg(b.n || ':' || b.situacao, ',') from bilhete b where b.pedido_id = p.id),
      (select 'estorno ' || string_agg(s.motivo || ':' || s.situacao, ',') from estorno s where s.pedido_id = p.id)
    ) line from pedido p
    where p.situacao in ('pago','emitindo','emitido_parcial','pago_sem_poltrona','estorno_em_processamento')
      or (p.situacao = 'aguardando_pagamento' and exists (select 1 from cobranca_cartao c where c.pedido_id = p.id
          and c.situacao in ('criada','desafio','autorizando')))
      or exists (select 1 from cobranca_pix c join sandbox_pix_pagamento b on b.txid = c.txid where c.pedido_id = p.id
          and not exists (select 1 from pix_recebido r where r.e2eid = b.e2eid))
      or exists (select 1 from cobranca_cartao c join sandbox_cartao_pagamento k on k.chave = c.chave
          where c.pedido_id = p.id and c.destino is null and k.situacao in ('authorized','captured'))
      or exists (select 1 from emissao e join sandbox_praxio_venda v on v.chave = e.chave
          left join bilhete b on b.pedido_id = e.pedido_id and b.n = e.n
          where e.pedido_id = p.id and v.devolvida_em is null and b.situacao is distinct from 'emitido')
      or exists (select 1 from estorno s where s.pedido_id = p.id and s.situacao <> 'feito')`.execute(
    services.database.db,
  );
  return rows.map(({ line }) => line);
}

/** Between two looks at what is left; jobs of a live server come round meanwhile. */
const TURN_MS = 400;
/** The patience with a busy machine, in milliseconds; what is left after it counts as never ended by the product. */
const PATIENCE_MS = 240_000;

/** Time passes until nothing is left to be done. Returns a line for each order that still has something to come, so none. */
export async function settle(server: Pick<Server, 'services'>): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = await unsettled(server);
    if (left.length === 0 || Date.now() > until) return left;
    await passTime(server);
    await sleep(TURN_MS);
  }
}
