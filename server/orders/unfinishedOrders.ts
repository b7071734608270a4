import { sql } from 'kysely';
import type { Reader } from '../database/database';

/**
 * Orders whose conclusion was cut in the middle so long ago. One that waits for the operator is not among them: its
 * seats have their own turn. One issued in part is, where a sale has no ticket yet or a refusal no refund.
 */
export async function unfinishedOrders(reader: Reader, seconds: number, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from pedido p
    where p.atualizado_em <= now() - make_interval(secs => ${seconds})
      and (p.situacao in ('pago','pago_sem_poltrona','estorno_em_processamento')
        or (p.situacao in ('emitindo','emitido_parcial')
          and not exists (select 1 from emissao e where e.pedido_id = p.id and e.situacao in ('pendente','vendendo'))
          and (p.situacao = 'emitindo' or exists (
            select 1 from emissao e join pedido_item i on i.pedido_id = e.pedido_id and i.n = e.n
            where e.pedido_id = p.id
              and ((e.situacao = 'vendida'
                  and not exists (select 1 from bilhete b where b.pedido_id = e.pedido_id and b.n = e.n))
                or (e.situacao = 'recusada' and i.tarifa + i.pedagio + i.embarque + i.seguro > i.desconto
                  and not exists (select 1 from estorno s where s.pedido_id = e.pedido_id and s.item_n = e.n)))))))
    limit ${limit}`.execute(reader);
  return rows;
}
