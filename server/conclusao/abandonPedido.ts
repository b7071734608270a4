import { msg } from '../../src/words/t';
import { giveCreditoUp } from '../conta/creditos/creditos';
import { askToWithdraw } from '../pagamento/boleto/andamentoBoletoRepository';
import { BoletoUnavailable } from '../pagamento/boleto/boletoPort';
import { findOpenBoleto, hasOpenBoleto } from '../pagamento/boleto/boletoRepository';
import type { PursueBoleto } from '../pagamento/boleto/pursueBoleto';
import { askToEnd } from '../pagamento/externo/andamentoExternaRepository';
import { hasOpenExternal, openExternal } from '../pagamento/externo/cobrancaExternaRepository';
import type { PursueExternal } from '../pagamento/externo/pursueExternal';
import type { Database } from '../platform/database/database';
import { conflict, Problem } from '../platform/http/problem';
import type { Inventory } from '../reservas/inventory';
import type { ConcludePedido } from '../pedidos/concluirPedido';
import { advance, findPedido, lockPedido } from '../pedidos/pedidoRepository';
import type { PedidoEvents } from '../pedidos/pedidoEvents';
import { closeCobranca } from '../pagamento/inbox';
import { PixUnavailable, type PixPort } from '../pagamento/pix/pixPort';
import { listOpenCobrancasPix } from '../pagamento/pix/cobrancaPixRepository';
import { isCartaoAsked } from './dinheiroDoPedidoRepository';

export interface AbandonServices {
  database: Database;
  pix: PixPort;
  pursueExternal: PursueExternal;
  pursueBoleto: PursueBoleto;
  inventory: Inventory;
  concludePedido: ConcludePedido;
  events: PedidoEvents;
}

export type AbandonPedido = (pedidoId: string) => Promise<void>;

const pixDown = () =>
  new Problem(
    503,
    { codigo: 'PIX_INDISPONIVEL', mensagem: msg('O Pix não está respondendo. Tente de novo em instantes.') },
    {},
    { 'retry-after': '5' },
  );

const boletoDown = () =>
  new Problem(
    503,
    {
      codigo: 'BOLETO_INDISPONIVEL',
      mensagem: 'O banco dos boletos não está respondendo. Tente de novo em instantes.',
    },
    {},
    { 'retry-after': '5' },
  );

/**
 * Gives up an unpaid order. Its charges are closed first, so that no money can come for a seat that belongs to another
 * buyer, and its seats are freed after that. Money that came meanwhile makes it a paid order, which is concluded.
 */
export const createAbandonPedido =
  (services: AbandonServices): AbandonPedido =>
  async (pedidoId) => {
    await closeCobrancas(services, pedidoId);
    const { database, inventory, concludePedido, events } = services;
    const outcome = await database.transaction(async (tx) => {
      const pedido = await lockPedido(tx, pedidoId);
      if (!pedido || pedido.situacao === 'cancelado') return 'over';
      const unpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
      const [open] = await listOpenCobrancasPix(tx, pedidoId);
      if (!unpaid) return 'paid';
      if (open || (await isCartaoAsked(tx, pedidoId)) || (await hasOpenExternal(tx, pedidoId))) return 'open';
      if (await hasOpenBoleto(tx, pedidoId)) return 'open';
      await advance(tx, pedidoId, 'cancelado');
      if (pedido.credito_usado_centavos > 0) await giveCreditoUp(tx, pedidoId);
      await inventory.releaseReserva(tx, pedido.reserva_id);
      return 'abandoned';
    });
    if (outcome === 'abandoned') events.publish({ id: pedidoId, situacao: 'cancelado' });
    if (outcome === 'open')
      throw conflict('PAGAMENTO_EM_ANDAMENTO', msg('Há um pagamento em andamento. Tente de novo em instantes.'));
    if (outcome !== 'paid') return;
    await concludePedido(pedidoId);
    const after = await findPedido(database.db, pedidoId);
    if (after?.situacao !== 'cancelado') throw conflict('PEDIDO_JA_PAGO', msg('Este pedido já foi pago ou encerrado.'));
  };

async function closeCobrancas(services: AbandonServices, pedidoId: string): Promise<void> {
  const { database, pix, pursueExternal } = services;
  await withdrawBoleto(services, pedidoId);
  const external = await openExternal(database.db, pedidoId);
  if (external) {
    await askToEnd(database.db, external.id, 'encerrado');
    await pursueExternal(external.id);
  }
  try {
    for (const cobranca of await listOpenCobrancasPix(database.db, pedidoId))
      await closeCobranca(database, pix, cobranca);
  } catch (error) {
    throw error instanceof PixUnavailable ? pixDown() : error;
  }
}

async function withdrawBoleto({ database: { db }, pursueBoleto }: AbandonServices, pedidoId: string): Promise<void> {
  const boleto = await findOpenBoleto(db, pedidoId);
  if (!boleto) return;
  await askToWithdraw(db, boleto.id, 'desistencia');
  try {
    await pursueBoleto(boleto.id);
  } catch (error) {
    throw error instanceof BoletoUnavailable ? boletoDown() : error;
  }
}
