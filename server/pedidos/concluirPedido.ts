import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';

/**
 * Concludes an order (the spec's dockConcluirPedido). It is handed in to the rooms that learn of money, which stand below
 * the room that concludes. `urgent`: a person waits, so the operator is asked before its next turn.
 * @returns the order's state; null where there is no such order.
 */
export type ConcludePedido = (pedidoId: string, urgent?: boolean) => Promise<SituacaoPedido | null>;
