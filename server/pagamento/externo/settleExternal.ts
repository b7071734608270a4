import type { Tx } from '../../platform/database/database';
import { advance, lockPedido } from '../../pedidos/pedidoRepository';
import { acceptsPayment } from '../../pedidos/sucessores/successor';
import { markDisputedOnArrival } from '../markDisputed';
import { holdsMoney, reasonToReturn } from '../estornos/reasonToReturn';
import { oweEstorno } from '../estornos/estornoRepository';
import { recordArrived } from '../../agencia/caixas/recordMovement';
import { insertCartaoOfExterna } from '../cartao/cobranca/cobrancaCartaoRepository';
import { endExterna } from './andamentoExternaRepository';
import { OPEN_EXTERNAL, lockExternal, type ExternalRow } from './cobrancaExternaRepository';
import type { ExternalPayment } from './externalPort';

/** Delay after which the sweeper captures a reservation that the conclusion of the order has not captured. */
const TAKE_SECONDS = 20;

/**
 * Writes the money of a charge down once, as a card payment. The first payment of an unpaid order, in its exact amount,
 * pays it and is recorded in the till of the operator who asked for it. Any other is owed back at once, and so is one that
 * is disputed at its bank already.
 */
export async function settleExternal(tx: Tx, id: string, pedidoId: string, payment: ExternalPayment): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  const row = await lockExternal(tx, id);
  if (!pedido || !row || row.situacao === 'paga') return;
  if (!holdsMoney(payment)) return endWithoutMoney(tx, row, payment);
  const isSameAmount = payment.valorCentavos === row.valor_centavos && pedido.total_centavos === row.valor_centavos;
  const isAwaited = OPEN_EXTERNAL.includes(row.situacao) && (await acceptsPayment(tx, pedido));
  const motivo = reasonToReturn({ payment, isAwaited, isSameAmount });
  const cartaoId = await insertPayment(tx, row, payment, motivo === null);
  await endExterna(tx, id, 'paga', null);
  if (motivo === null) {
    await advance(tx, pedidoId, 'pago');
    await recordVenda(tx, row);
    return;
  }
  const { valorCentavos } = payment;
  await oweEstorno(tx, { pedidoId, meio: 'cartao', origem: cartaoId, valorCentavos, motivo });
  if (motivo === 'contestado') await markDisputedOnArrival(tx, cartaoId, pedidoId);
}

/** The acquirer took money and undid it before it was collected here. */
const endWithoutMoney = async (tx: Tx, { id, motivo }: ExternalRow, { situacao }: ExternalPayment): Promise<void> => {
  if (situacao === 'negado') await endExterna(tx, id, 'recusada', null);
  else await endExterna(tx, id, 'cancelada', motivo ?? 'encerrado');
};

const insertPayment = (tx: Tx, row: ExternalRow, payment: ExternalPayment, accepted: boolean): Promise<string> => {
  const reserved = payment.situacao === 'autorizado';
  return insertCartaoOfExterna(tx, {
    externa: row,
    payment,
    situacao: reserved ? 'autorizada' : 'capturada',
    destino: accepted ? 'aceito' : 'devolver',
    lookInSeconds: accepted && reserved ? TAKE_SECONDS : null,
  });
};

/** Money that has arrived is never refused: without an open till it waits for the operator's next one. */
const recordVenda = (tx: Tx, { operador_id, pedido_id, meio, valor_centavos }: ExternalRow) =>
  recordArrived(tx, {
    operadorId: operador_id,
    tipo: 'venda',
    modalidade: meio === 'link' ? 'link' : 'maquininha',
    valorCentavos: valor_centavos,
    pedidoId: pedido_id,
    chave: `venda/${pedido_id}`,
  });
