import { computeTroco } from '../../../src/domain/agencia/balcao';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { NovoRecebimento, Recebimento } from '../../../src/domain/wire/agencia/balcao';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict, notFound, type Problem } from '../../platform/http/problem';
import { hasOpenCartaoMoney } from '../externo/cobrancaExternaRepository';
import { nothingToPay } from '../nothingToPay';
import { advance, lockPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { isHeld } from '../../pedidos/pagamentoDoPedidoRepository';
import { isUuid } from '../../platform/http/validation/uuid';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { recordMovement } from '../../agencia/caixas/recordMovement';
import { insertRecebimento } from './recebimentoRepository';

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
 * Takes cash for an order of this operator: one transaction pays the order and records the money in the till. The lock of
 * the order is taken first, that of the till last, so that a second press, another way of paying and the close of the till
 * run one after another; a request that comes too late is refused.
 */
export async function receiveDinheiro(
  tx: Tx,
  operadora: OperadorRow,
  pedidoId: string,
  { totalCentavos, recebidoCentavos }: NovoRecebimento,
): Promise<Recebimento> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== operadora.identidade_sub) throw refusals.notFound();
  const refused = await whyNot(tx, pedido, totalCentavos);
  if (refused) throw refused;
  const valorCentavos = pedido.total_centavos;
  const { trocoCentavos, faltaCentavos } = computeTroco(valorCentavos, recebidoCentavos);
  if (faltaCentavos > 0) throw refusals.tooLittle(faltaCentavos);
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  if (!(await advance(tx, pedido.id, 'pago'))) throw refusals.paid();
  const movement = await recordMovement(tx, {
    operadorId: operadora.id,
    tipo: 'venda',
    modalidade: 'dinheiro',
    valorCentavos,
    recebidoCentavos,
    pedidoId: pedido.id,
    chave: `venda/${pedido.id}`,
  });
  await insertRecebimento(tx, {
    pedidoId: pedido.id,
    operadorId: operadora.id,
    movimentoId: movement.id,
    valorCentavos,
    recebidoCentavos,
  });
  return { valorCentavos, recebidoCentavos, trocoCentavos, recebidoEm: movement.em.toISOString() };
}

async function whyNot(tx: Tx, pedido: PedidoRow, shown: number): Promise<Problem | null> {
  const { situacao, total_centavos } = pedido;
  if (pedido.canal !== provedores.agencia) return refusals.notHere();
  if (situacao === 'reserva_expirada' || situacao === 'pagamento_expirado') return refusals.expired();
  if (situacao !== 'reservado' && situacao !== 'aguardando_pagamento') return refusals.paid();
  if (!(await isHeld(tx, pedido.id))) return refusals.expired();
  if (total_centavos === 0) return nothingToPay();
  if (total_centavos !== shown) return refusals.priceMoved(total_centavos);
  return (await hasOpenCartaoMoney(tx, pedido.id)) ? refusals.underWay() : null;
}
