import { EventEmitter } from 'node:events';
import type { EventoCobranca } from '../../../src/domain/wire/pagamento/cobrancaExterna';
import type { Database } from '../../platform/database/database';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { findPedido } from '../../pedidos/pedidoRepository';
import { latestExternal, OPEN_EXTERNAL } from './cobrancaExternaRepository';
import { situacaoVista } from './externalView';
import type { PursueExternal } from './pursueExternal';

/** Interval at which the acquirer is asked while a charge is watched. */
const LOOK_MS = 2000;

interface Services {
  database: Database;
  pursueExternal: PursueExternal;
  concludePedido: ConcludePedido;
}

/** The state of watched orders and charges: see {@link createExternalEvents}. */
export type ExternalEvents = ReturnType<typeof createExternalEvents>;

/** Sends the state of an order and of its latest charge to its watchers; one look serves all watchers of an order. */
export function createExternalEvents({ database, pursueExternal, concludePedido }: Services) {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let timer: NodeJS.Timeout | null = null;
  let looking = false;

  const read = async (pedidoId: string): Promise<EventoCobranca | null> => {
    const pedido = await findPedido(database.db, pedidoId);
    const latest = await latestExternal(database.db, pedidoId);
    if (!pedido) return null;
    const cobranca = latest ? await situacaoVista(database.db, latest) : null;
    return { pedidoId, situacao: pedido.situacao, cobrancaId: latest?.id ?? null, cobranca };
  };
  const lookAt = async (pedidoId: string): Promise<void> => {
    const latest = await latestExternal(database.db, pedidoId);
    const isOpen = latest !== undefined && OPEN_EXTERNAL.includes(latest.situacao);
    if (isOpen && (await pursueExternal(latest.id))) await concludePedido(pedidoId);
    const event = await read(pedidoId);
    if (event) emitter.emit(pedidoId, event);
  };
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    // A failed look is repaired by the next one.
    for (const id of emitter.eventNames().map(String)) await lookAt(id).catch(() => undefined);
    looking = false;
  };

  return {
    read,
    /** The same state may come more than once. @returns a function that ends the subscription. */
    subscribe(pedidoId: string, listener: (event: EventoCobranca) => void): () => void {
      emitter.on(pedidoId, listener);
      timer ??= setInterval(() => void look(), LOOK_MS).unref();
      return () => {
        emitter.off(pedidoId, listener);
        if (timer === null || emitter.eventNames().length > 0) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}
