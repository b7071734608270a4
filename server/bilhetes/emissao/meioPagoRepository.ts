/** Reads `pix_recebido`, `boleto_recebido` and `recebimento_balcao` of `pagamento`: the operator asks how a seat was paid. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';

/** Whether a Pix was accepted as the payment of an order. */
export async function wasPaidByPix(reader: Reader, pedidoId: string): Promise<boolean> {
  const pix = await reader
    .selectFrom('pix_recebido')
    .select('e2eid')
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .executeTakeFirst();
  return pix !== undefined;
}

/** Whether an order was paid in cash at a counter or by boleto; null where it was neither. */
export async function paidWithoutCartao(reader: Reader, pedidoId: string): Promise<'dinheiro' | 'boleto' | null> {
  const { rows } = await sql<{ meio: 'dinheiro' | 'boleto' | null }>`
    select case
      when exists (select 1 from recebimento_balcao where pedido_id = ${pedidoId}::uuid) then 'dinheiro'
      when exists (select 1 from boleto_recebido where pedido_id = ${pedidoId}::uuid and destino = 'aceito') then 'boleto'
    end as meio`.execute(reader);
  return rows[0]?.meio ?? null;
}
