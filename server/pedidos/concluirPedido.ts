import type { SituacaoPedido } from '../../src/domain/wire/pedidos';

/**
 * Concludes an order (the spec's dockConcluirPedido); handed down to the rooms that learn of money before the room that
 * concludes. `urgent`: a person asks for it now, so the operator is asked before its next turn.
 * @returns the order's state; null where there is no such order.
 */
export type ConcluirPedido = (pedidoId: string, urgent?: boolean) => Promise<SituacaoPedido | null>;
