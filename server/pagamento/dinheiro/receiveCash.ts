import { sql } from 'kysely';
import { v7 } from 'uuid';
import { calcularTroco } from '../../../src/domain/balcao';
import { formatCentavos } from '../../../src/domain/dinheiro';
import { provedores } from '../../../src/domain/provedor';
import type { NovoRecebimento, Recebimento } from '../../../src/domain/wire/balcao';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict, notFound, type Problem } from '../../platform/http/problem';
import { OPEN_ATTEMPTS } from '../cartao/cardAttempts';
import { nothingToPay } from '../nothingToPay';
import { advance, lockPedido, type PedidoRow } from '../../pedidos/orderRepository';
import { isUuid } from '../../platform/http/uuid';
import type { OperatorRow } from '../../agencia/operadores/operadorRepository';
import { recordMovement } from '../../agencia/caixas/recordMovement';

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.'),
  notHere: () => conflict('PEDIDO_DO_SITE', 'Este pedido não é de um balcão: não pode ser pago em dinheiro.'),
  paid: () => conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'),
  expired: () => conflict('RESERVA_EXPIRADA', 'O tempo da reserva acabou. Escolha as poltronas de novo.'),
  underWay: () => conflict('PAGAMENTO_EM_ANDAMENTO', 'Há um pagamento com cartão em andamento. Encerre-o antes.'),
  priceMoved: (agora: number) =>
    conflict('PRECO_MUDOU', `O pedido custa ${formatCentavos(agora)} agora. Confira o valor antes de receber.`),
  tooLittle: (falta: number) =>
    badRequest('VALOR_INSUFICIENTE', `Faltam ${formatCentavos(falta)}.`, 'recebidoCentavos'),
};

/**
 * Takes cash for an order its operator made: the order is paid and the till has the money in one transaction, or neither
 * is so. The order's own lock comes first, the till's last: a second press, another way of paying and the close of the
 * till each wait their turn, and whoever comes too late is refused.
 */
export async function receiveCash(
  tx: Tx,
  operator: OperatorRow,
  pedidoId: string,
  { totalCentavos, recebidoCentavos }: NovoRecebimento,
): Promise<Recebimento> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== operator.identidade_sub) throw refusals.notFound();
  const refused = await whyNot(tx, pedido, totalCentavos);
  if (refused) throw refused;
  const valorCentavos = pedido.total_centavos;
  const { trocoCentavos, faltaCentavos } = calcularTroco(valorCentavos, recebidoCentavos);
  if (faltaCentavos > 0) throw refusals.tooLittle(faltaCentavos);
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  if (!(await advance(tx, pedido.id, 'pago'))) throw refusals.paid();
  const movement = await recordMovement(tx, {
    operadorId: operator.id,
    tipo: 'venda',
    modalidade: 'dinheiro',
    valorCentavos,
    recebidoCentavos,
    pedidoId: pedido.id,
    chave: `venda/${pedido.id}`,
  });
  await tx
    .insertInto('recebimento_balcao')
    .values({
      id: v7(),
      pedido_id: pedido.id,
      operador_id: operator.id,
      movimento_id: movement.id,
      valor_centavos: valorCentavos,
      recebido_centavos: recebidoCentavos,
    })
    .execute();
  return { valorCentavos, recebidoCentavos, trocoCentavos, recebidoEm: movement.em.toISOString() };
}

async function whyNot(tx: Tx, pedido: PedidoRow, shown: number): Promise<Problem | null> {
  const { situacao, total_centavos } = pedido;
  if (pedido.canal !== provedores.agencia) return refusals.notHere();
  if (situacao === 'reserva_expirada' || situacao === 'pagamento_expirado') return refusals.expired();
  if (situacao !== 'reservado' && situacao !== 'aguardando_pagamento') return refusals.paid();
  if (!(await isInTime(tx, pedido.id))) return refusals.expired();
  if (total_centavos === 0) return nothingToPay();
  if (total_centavos !== shown) return refusals.priceMoved(total_centavos);
  return (await isCardAsked(tx, pedido.id)) ? refusals.underWay() : null;
}

const isInTime = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('pedido')
    .select('id')
    .where('id', '=', id)
    .where('expira_em', '>', sql<Date>`now()`)
    .executeTakeFirst()) !== undefined;

/** A card that is being asked for may still pay this order, at the link or at the terminal too. */
const isCardAsked = async (tx: Tx, pedidoId: string): Promise<boolean> =>
  (await tx
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .unionAll(
      tx
        .selectFrom('cobranca_externa')
        .select('id')
        .where('pedido_id', '=', pedidoId)
        .where('situacao', 'in', ['criando', 'aberta', 'encerrando']),
    )
    .executeTakeFirst()) !== undefined;
