import { v7 } from 'uuid';
import { allowsParcelas } from '../../../src/domain/pagamento/cartao';
import {
  LINK_MINUTOS,
  MAXIMO_COBRANCAS_EXTERNAS,
  TERMINAL_MINUTOS,
} from '../../../src/domain/pagamento/cobrancaExterna';
import type { NovaCobrancaExterna } from '../../../src/domain/wire/pagamento/cobrancaExterna';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import { extendForPayment } from '../../pedidos/extendForPayment';
import { hasTentativaAutorizando } from '../cartao/tentativa/tentativaCartaoRepository';
import { nothingToPay } from '../nothingToPay';
import { advance, lockPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { isHeld } from '../../pedidos/pagamentoDoPedidoRepository';
import { isUuid } from '../../platform/http/validation/uuid';
import { writeAction } from '../../agencia/operadores/acaoRepository';
import { insertExterna } from './andamentoExternaRepository';
import { findLastExterna, OPEN_EXTERNAL } from './cobrancaExternaRepository';

interface ExternalRequest {
  operadorId: string;
  pedidoId: string;
  cobranca: NovaCobrancaExterna;
  retorno: string;
}

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.'),
  paid: () => conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'),
  expired: () => conflict('RESERVA_EXPIRADA', 'O tempo da reserva acabou. Faça um pedido novo.'),
  open: () => conflict('COBRANCA_ABERTA', 'Este pedido já tem uma cobrança aberta.'),
  underWay: () => conflict('PAGAMENTO_EM_ANDAMENTO', 'O banco está confirmando um pagamento deste pedido. Aguarde.'),
  tooMany: () => conflict('TENTATIVAS_ESGOTADAS', 'Este pedido já teve cobranças demais. Cobre com Pix ou no balcão.'),
};

/**
 * Begins a charge of an order; one at a time may be open. Its amount is the order's, and its key is stored before the
 * acquirer is asked. The hold of the seats is extended for it, once per order.
 * @returns its id.
 */
export async function beginExternal(tx: Tx, request: ExternalRequest): Promise<string> {
  const pedido = await lockChargeable(tx, request.pedidoId);
  const { meio, parcelas } = request.cobranca;
  const tipo = request.cobranca.meio === 'terminal' ? request.cobranca.tipo : null;
  if (!allowsParcelas(tipo ?? 'credito', pedido.total_centavos, parcelas)) {
    throw badRequest('PARCELAS_INVALIDAS', 'Este número de parcelas não vale para o total do pedido.', 'parcelas');
  }
  const tentativa = await nextNumber(tx, pedido.id);
  const minutes = meio === 'link' ? LINK_MINUTOS : TERMINAL_MINUTOS;
  await extendForPayment(tx, pedido.id, pedido.reserva_id, { minutes, once: 'reserva_externa' });
  const id = v7();
  await insertExterna(tx, {
    id,
    pedidoId: pedido.id,
    tentativa,
    meio,
    tipo,
    parcelas,
    minutes,
    chave: `${pedido.localizador}-x${tentativa}`,
    valorCentavos: pedido.total_centavos,
    operadorId: request.operadorId,
    retorno: request.retorno,
  });
  await writeAction(tx, { pedidoId: pedido.id, operadorId: request.operadorId, acao: 'cobranca', detalhe: { meio } });
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  return id;
}

async function lockChargeable(tx: Tx, pedidoId: string): Promise<PedidoRow> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido) throw refusals.notFound();
  if (pedido.situacao === 'reserva_expirada' || pedido.situacao === 'pagamento_expirado') throw refusals.expired();
  if (pedido.situacao !== 'reservado' && pedido.situacao !== 'aguardando_pagamento') throw refusals.paid();
  if (pedido.total_centavos === 0) throw nothingToPay();
  if (!(await isHeld(tx, pedidoId))) throw refusals.expired();
  if (await hasTentativaAutorizando(tx, pedidoId)) throw refusals.underWay();
  return pedido;
}

async function nextNumber(tx: Tx, pedidoId: string): Promise<number> {
  const last = await findLastExterna(tx, pedidoId);
  if (!last) return 1;
  if (OPEN_EXTERNAL.includes(last.situacao)) throw refusals.open();
  if (last.tentativa >= MAXIMO_COBRANCAS_EXTERNAS) throw refusals.tooMany();
  return last.tentativa + 1;
}
