import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';
import { isFree } from '../platform/jobs/steps';

/**
 * Orders whose conclusion was cut in the middle at least `seconds` ago, the oldest first. One that waits for the
 * operator is not among them: its seats have their own turn; nor is one that waits for a refund, which has its own too.
 * One issued in part is, where a sale has no ticket yet or a refusal no refund.
 */
export async function unfinishedOrders(reader: Reader, seconds: number, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
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
                  and not exists (select 1 from estorno s where s.pedido_id = e.pedido_id and s.item_n = e.n)))))))
    order by p.atualizado_em
    limit ${limit}`.execute(reader);
  return rows;
}

/** Orders whose conclusion failed and whose wait is over, the longest waiting first. */
export const failedOrders = (reader: Reader, limit: number): Promise<{ id: string }[]> =>
  reader
    .selectFrom('falha')
    .select('assunto as id')
    .where('etapa', '=', 'concluir')
    .where('vezes', '>', 0)
    .where('tentar_em', '<=', sql<Date>`now()`)
    .orderBy('tentar_em')
    .limit(limit)
    .execute();

/** Orders that owe money whose turn to be given back has come, the longest waiting first. */
export const owingOrders = (reader: Reader, limit: number): Promise<{ id: string }[]> =>
  reader
    .selectFrom('estorno')
    .select('pedido_id as id')
    .where('situacao', '<>', 'feito')
    .where('tentar_em', '<=', sql<Date>`now()`)
    .where(isFree('concluir', sql`estorno.pedido_id::text`))
    .groupBy('pedido_id')
    .orderBy(sql`min(tentar_em)`)
    .limit(limit)
    .execute();
