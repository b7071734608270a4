/**
 * Reads `cobranca_pix`, `cobranca_cartao`, `cobranca_externa`, `boleto`, `estorno`, `emissao`, `bilhete`, `pedido`, `pedido_item`
 * and `falha` of other rooms: which orders have a step to take.
 */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';

/**
 * Orders whose conclusion was interrupted at least `seconds` ago, the oldest first. Orders that wait for the operator or
 * for a refund are left out, since seats and refunds have turns of their own. An order issued in part is included where
 * a sale has no ticket yet or a refusal no refund.
 */
export async function unfinishedPedidos(reader: Reader, seconds: number, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    ${unfinished(seconds)}
    order by p.atualizado_em
    limit ${limit}`.execute(reader);
  return rows;
}

const unfinished = (seconds: number) => sql`
    select p.id from pedido p
    where p.atualizado_em <= now() - make_interval(secs => ${seconds})
      and ${isFree('concluir', sql`p.id::text`)}
      and (p.situacao in ('pago','pago_sem_poltrona')
        or (p.situacao = 'estorno_em_processamento'
          and not exists (select 1 from estorno s where s.pedido_id = p.id and s.situacao <> 'feito'))
        or (p.situacao in ('emitindo','emitido_parcial')
          and not exists (select 1 from emissao e where e.pedido_id = p.id and e.situacao in ('pendente','vendendo'))
          and (p.situacao = 'emitindo' or exists (
            select 1 from emissao e join pedido_item i on i.pedido_id = e.pedido_id and i.n = e.n
            where e.pedido_id = p.id
              and ((e.situacao = 'vendida'
                  and not exists (select 1 from bilhete b where b.pedido_id = e.pedido_id and b.n = e.n))
                or (e.situacao = 'recusada' and i.tarifa + i.pedagio + i.embarque + i.seguro > i.desconto
                  and not exists (select 1 from estorno s where s.pedido_id = e.pedido_id and s.item_n = e.n)))))))`;

/**
 * Exchanges that cost nothing and whose conclusion was interrupted at least `seconds` ago, the oldest first. Such an exchange
 * is agreed to with its choice; an order that a coupon or a gratuity pays waits for its buyer instead.
 */
export async function agreedExchanges(reader: Reader, seconds: number, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    ${agreed(seconds)}
    order by p.atualizado_em
    limit ${limit}`.execute(reader);
  return rows;
}

const agreed = (seconds: number) => sql`
    select p.id from pedido p
    where p.situacao = 'aguardando_pagamento' and p.expira_em > now()
      and p.total_centavos = 0 and p.remarca_bilhete_id is not null
      and p.atualizado_em <= now() - make_interval(secs => ${seconds})
      and ${isFree('concluir', sql`p.id::text`)}`;

/** Orders whose conclusion failed and whose backoff has ended, the longest waiting first. */
export const failedPedidos = (reader: Reader, limit: number): Promise<{ id: string }[]> =>
  failed(reader).orderBy('tentar_em').limit(limit).execute();

const failed = (reader: Reader) =>
  reader
    .selectFrom('falha')
    .select('assunto as id')
    .where('etapa', '=', 'concluir')
    .where('vezes', '>', 0)
    .where('tentar_em', '<=', sql<Date>`now()`);

/** Orders with a refund that is due to be asked for, the longest waiting first. */
export const owingPedidos = (reader: Reader, limit: number): Promise<{ id: string }[]> =>
  owing(reader)
    .groupBy('pedido_id')
    .orderBy(sql`min(tentar_em)`)
    .limit(limit)
    .execute();

const owing = (reader: Reader) =>
  reader
    .selectFrom('estorno')
    .select('pedido_id as id')
    .where('situacao', '<>', 'feito')
    .where('tentar_em', '<=', sql<Date>`now()`)
    .where(isFree('concluir', sql`estorno.pedido_id::text`));

/**
 * Unpaid orders whose hold is over or whose last Pix charge is closed, and that have no open charge, the oldest first.
 */
export async function overduePedidos(reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${overdue}
    order by p.expira_em, p.id
    limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

const overdue = sql`
    select p.id from pedido p
    where p.situacao in ('reservado','aguardando_pagamento')
      and (p.expira_em <= now()
        or (exists (select 1 from cobranca_pix c
            where c.pedido_id = p.id and c.situacao = 'encerrada' and not c.substituida)
          -- A person who also tries a card, or whom an agency charges, may pay until the hold expires.
          and not exists (select 1 from cobranca_cartao c where c.pedido_id = p.id)
          and not exists (select 1 from cobranca_externa c where c.pedido_id = p.id)
          and not exists (select 1 from boleto c where c.pedido_id = p.id)))
      and not exists (select 1 from cobranca_pix c
        where c.pedido_id = p.id and c.situacao in ('criando','ativa'))
      and not exists (select 1 from cobranca_cartao c
        where c.pedido_id = p.id and c.situacao in ('criada','desafio','autorizando'))
      and not exists (select 1 from cobranca_externa c
        where c.pedido_id = p.id and c.situacao in ('criando','aberta','encerrando'))
      and not exists (select 1 from boleto c
        where c.pedido_id = p.id and c.situacao in ('registrando','aberto','encerrando'))
      and ${isFree('expirar', sql`p.id::text`)}`;

/** SQL: whether an order has a step to take or has ended. @param seconds as in {@link unfinishedPedidos}. */
export const hasDuePedidos = (reader: Reader, seconds: number): Due =>
  someRow(unfinished(seconds), agreed(seconds), failed(reader), owing(reader), overdue);
