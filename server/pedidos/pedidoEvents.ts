import { EventEmitter } from 'node:events';
import type { EventoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Database } from '../platform/database/database';
import { listSituacoes } from './pedidoRepository';

/** Interval at which the states of awaited orders are read again, since another replica may have changed them. */
const LOOK_MS = 2000;

/** See {@link createOrderEvents}. */
export type PedidoEvents = ReturnType<typeof createPedidoEvents>;

/** Notifies the subscribers in this process of every change of an order's state, in whichever process it was made. */
export function createPedidoEvents({ db }: Database) {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let timer: NodeJS.Timeout | null = null;

  const publish = (event: EventoPedido): void => void emitter.emit(event.id, event);

  /** Reads the state of every awaited order with one query. */
  const look = async (): Promise<void> => {
    const ids = emitter.eventNames().map(String);
    if (ids.length === 0) return;
    (await listSituacoes(db, ids)).forEach(publish);
  };
  const start = (): void => {
    // A failed read is made up for by the next.
    timer ??= setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  };
  const stopWhenIdle = (): void => {
    if (timer === null || emitter.eventNames().length > 0) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    publish,
    /** Subscribes to an order; the same state may come more than once. @returns the function that unsubscribes. */
    subscribe(pedidoId: string, listener: (event: EventoPedido) => void): () => void {
      emitter.on(pedidoId, listener);
      start();
      return () => {
        emitter.off(pedidoId, listener);
        stopWhenIdle();
      };
    },
  };
}
