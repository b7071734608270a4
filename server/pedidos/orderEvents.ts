import { EventEmitter } from 'node:events';
import type { EventoPedido } from '../../src/domain/wire/pedidos';
import type { Database } from '../platform/database/database';

/** Another replica may have moved the order: whoever waits looks again this often. */
const LOOK_MS = 2000;

export type OrderEvents = ReturnType<typeof createOrderEvents>;

/** Tells whoever waits in this process that an order has moved, wherever it was moved. */
export function createOrderEvents({ db }: Database) {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let timer: NodeJS.Timeout | null = null;

  const publish = (event: EventoPedido): void => void emitter.emit(event.id, event);

  /** One query for all who wait. */
  const look = async (): Promise<void> => {
    const ids = emitter.eventNames().map(String);
    if (ids.length === 0) return;
    const rows = await db.selectFrom('pedido').select(['id', 'situacao']).where('id', 'in', ids).execute();
    rows.forEach(publish);
  };
  const start = (): void => {
    // A look that fails is made up for by the next.
    timer ??= setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  };
  const stopWhenIdle = (): void => {
    if (timer === null || emitter.eventNames().length > 0) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    publish,
    /** The same state may come more than once. @returns what ends the subscription. */
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
