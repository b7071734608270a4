import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { recordMovement } from '../../agencia/caixas/recordMovement';
import { movementByKey } from '../../agencia/caixas/movimentoRepository';
import { findOperatorBySub } from '../../agencia/operadores/operadorRepository';
import { recordRefunds } from './recordSale';

/** A refund in cash: the id of its `estorno` row, that of the `recebimento_balcao` it goes back from, integer centavos. */
interface CashRefund {
  id: string;
  origem: string;
  valorCentavos: number;
}

/**
 * Pays the cash that an order owes, in the caller's transaction, out of the open till of the operator who hands it over.
 * The caller holds the order's lock. Other means are recorded in the seller's till, which gave none of its cash for them.
 *
 * - `payerId` is `agencia_operador.id`. With null (the person who cancels stands at no counter) cash stays owed: it leaves
 *   a drawer when an operator hands it over (`POST /api/Agencia/Pedidos/{id}/Devolucao`).
 * - Throws a 409 `Problem` of the payer's till: `CAIXA_FECHADO`, `CAIXA_PAUSADO`, `CAIXA_SEM_DINHEIRO`.
 * @returns integer centavos that left the drawer.
 */
export async function settleAtCounter(tx: Tx, pedidoId: string, payerId: string | null): Promise<number> {
  const owed = payerId === null ? [] : await lockOwedCash(tx, pedidoId);
  for (const refund of owed) {
    await giveBack(tx, refund, payerId ?? '');
    await tx
      .updateTable('estorno')
      .set({ situacao: 'feito', tentar_em: null, concluido_em: sql<Date>`now()` })
      .where('id', '=', refund.id)
      .execute();
  }
  await recordRefunds(tx, pedidoId);
  return owed.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);
}

/** The operator behind an identity as the payer of a refund in cash; null for everybody else. */
export const payerOf = async (tx: Tx, sub: string): Promise<string | null> =>
  (await findOperatorBySub(tx, sub))?.id ?? null;

/**
 * Records one refund in the till of the operator who pays it, once: its id is the movement's key, and a movement that
 * exists is left as it is, whoever paid it. The caller holds the lock of the `estorno` row. Throws what the till refuses.
 */
export async function giveBack(tx: Tx, { id, origem, valorCentavos }: CashRefund, operadorId: string): Promise<void> {
  const chave = `cancelamento/${id.replaceAll('-', '')}`;
  if (await movementByKey(tx, chave)) return;
  const { pedido_id } = await tx
    .selectFrom('recebimento_balcao')
    .select('pedido_id')
    .where('id', '=', origem)
    .executeTakeFirstOrThrow();
  await recordMovement(tx, {
    operadorId,
    tipo: 'cancelamento',
    modalidade: 'dinheiro',
    valorCentavos: -valorCentavos,
    pedidoId: pedido_id,
    chave,
  });
}

/** The rows are locked, so that the sweeper and a second operator wait and then find them paid. */
const lockOwedCash = (tx: Tx, pedidoId: string): Promise<CashRefund[]> =>
  tx
    .selectFrom('estorno')
    .select(['id', 'origem', 'valor_centavos as valorCentavos'])
    .where('pedido_id', '=', pedidoId)
    .where('meio', '=', 'dinheiro')
    .where('situacao', '<>', 'feito')
    .orderBy('id')
    .forUpdate()
    .execute();
