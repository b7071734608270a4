import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';

/** A successor is an order that replaces a ticket. In these states it is chosen and not paid. */
export const UNPAID_SUCCESSOR: readonly SituacaoPedido[] = ['reservado', 'aguardando_pagamento'];
/** In these it is paid and not issued: nothing else may be decided about its ticket. */
export const PAID_SUCCESSOR: readonly SituacaoPedido[] = ['pago', 'emitindo', 'emitido_parcial'];
/** The states in which a successor is live. The index `pedido_sucessor` admits one live successor per ticket. */
export const LIVE_SUCCESSOR: readonly SituacaoPedido[] = [...UNPAID_SUCCESSOR, ...PAID_SUCCESSOR, 'emitido'];
