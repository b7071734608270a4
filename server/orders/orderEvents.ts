import { EventEmitter } from 'node:events';
import type { EventoPedido } from '../../src/domain/wire/pedidos';

export type OrderEvents = ReturnType<typeof createOrderEvents>;

/** Tells whoever waits in this process that an order has moved; those on another replica learn it by looking. */
export function createOrderEvents() {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (event: EventoPedido): void => void emitter.emit(event.id, event),
    /** @returns what ends the subscription. */
    subscribe(pedidoId: string, listener: (event: EventoPedido) => void): () => void {
      emitter.on(pedidoId, listener);
      return () => emitter.off(pedidoId, listener);
    },
  };
}
