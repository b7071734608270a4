import type { Tx } from '../../platform/database/database';
import { recordMovement } from '../../agencia/caixas/recordMovement';
import { movementByKey } from '../../agencia/caixas/movimentoRepository';
import { findOperadorBySub } from '../../agencia/operadores/operadorRepository';
import { lockOwedDinheiro, settleEstorno, type DinheiroEstorno } from '../estornos/estornoRepository';
import { findPedidoOfRecebimento } from './recebimentoRepository';
import { recordEstornos } from './recordVenda';

/**
 * Pays the cash that an order owes, in the caller's transaction, out of the open till of the operator who hands it over.
 * The caller holds the order's lock. Refunds by other means are recorded in the seller's till, whose cash they leave alone.
 *
 * - `payerId` is `agencia_operador.id`. With null, where the person who cancels is not at a counter, cash stays owed until
 *   an operator hands it over (`POST /api/Agencia/Pedidos/{id}/Devolucao`).
 * - Throws a 409 `Problem` of the payer's till: `CAIXA_FECHADO`, `CAIXA_PAUSADO`, `CAIXA_SEM_DINHEIRO`.
 * @returns integer centavos that left the drawer.
 */
export async function settleAtCounter(tx: Tx, pedidoId: string, payerId: string | null): Promise<number> {
  const owed = payerId === null ? [] : await lockOwedDinheiro(tx, pedidoId);
  for (const refund of owed) {
    await giveBack(tx, refund, payerId ?? '');
    await settleEstorno(tx, refund.id);
  }
  await recordEstornos(tx, pedidoId);
  return owed.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);
}

/** The operator behind an identity as the payer of a refund in cash; null for everybody else. */
export const payerOf = async (tx: Tx, sub: string): Promise<string | null> =>
  (await findOperadorBySub(tx, sub))?.id ?? null;

/**
 * Records one refund in the till of the operator who pays it, once: its id is the movement's key, and a movement that
 * exists is left as it is, whoever paid it. The caller holds the lock of the `estorno` row. Throws what the till refuses.
 */
export async function giveBack(
  tx: Tx,
  { id, origem, valorCentavos }: DinheiroEstorno,
  operadorId: string,
): Promise<void> {
  const chave = `cancelamento/${id.replaceAll('-', '')}`;
  if (await movementByKey(tx, chave)) return;
  const pedidoId = await findPedidoOfRecebimento(tx, origem);
  await recordMovement(tx, {
    operadorId,
    tipo: 'cancelamento',
    modalidade: 'dinheiro',
    valorCentavos: -valorCentavos,
    pedidoId,
    chave,
  });
}
