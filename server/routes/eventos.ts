import type { FastifyReply } from 'fastify';
import { isSituacaoFinal } from '../../src/domain/pedido';
import { Id, closed } from '../../src/domain/wire/campos';
import type { EventoPedido } from '../../src/domain/wire/pedidos';
import { Problema } from '../../src/domain/wire/problema';
import type { Database } from '../database/database';
import type { App } from '../http/appTypes';
import { notFound } from '../http/problem';
import type { OrderEvents } from '../orders/orderEvents';
import { findOwn } from '../orders/orderRepository';

const HEARTBEAT_MS = 15_000;

interface Services {
  database: Database;
  events: OrderEvents;
}

/**
 * The order's state as server-sent events: at once, and each time it changes, until the purchase is over. Read it with
 * fetch, which can send the Bearer token; EventSource can not.
 */
export function registerEventos(app: App, { database, events }: Services): void {
  const open = new Set<() => void>();
  app.addHook('preClose', (done) => {
    open.forEach((end) => end());
    done();
  });
  app.get(
    '/api/Pedidos/:id/Eventos',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['pedidos'],
        summary: 'Situação do pedido em tempo real (text/event-stream)',
        params: closed({ id: Id }),
        response: { '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      if (!(await findOwn(database.db, identity.sub, id)))
        throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
      reply.hijack();
      const stream = startStream(reply);
      const unsubscribe = events.subscribe(id, stream.send);
      const end = (): void => {
        unsubscribe();
        open.delete(end);
        stream.end();
      };
      open.add(end);
      stream.onEnd(end);
      // Read after subscribing: a change in between is seen twice rather than never.
      const now = await findOwn(database.db, identity.sub, id);
      if (now) stream.send({ id, situacao: now.pedido.situacao });
      else end();
    },
  );
}

/** Writes states as they come, each once, and asks to end after a final one or when the reader is gone. */
function startStream(reply: FastifyReply) {
  const { raw } = reply;
  let last: EventoPedido['situacao'] | null = null;
  let finish: () => void = () => undefined;
  // Hijacked, the reply no longer sends what the security hooks have set on it.
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => raw.write(': batimento\n\n'), HEARTBEAT_MS);
  raw.on('close', () => finish());
  return {
    send: (event: EventoPedido): void => {
      if (event.situacao === last || raw.writableEnded) return;
      last = event.situacao;
      raw.write(`data: ${JSON.stringify(event)}\n\n`);
      if (isSituacaoFinal(event.situacao)) finish();
    },
    end: (): void => {
      clearInterval(heartbeat);
      if (!raw.writableEnded) raw.end();
    },
    onEnd: (listener: () => void): void => {
      finish = listener;
    },
  };
}
