import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Server } from '../../server/createServer';
import { createApp } from '../../src/app/createStore';
import { installReads } from '../../src/app/installReads';
import { createBus, type Bus } from '../../src/events/bus';
import type { Workflow } from '../../src/sagas/kernel/supervised';
import { readReply } from '../../src/services/http/readReply';
import type { HttpRequest, HttpResult } from '../../src/services/ports';
import { baseApi } from '../../src/store/api/baseApi';
import { pedidosApi } from '../../src/store/api/pedidos';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { RootState } from '../../src/store/rootReducer';
import { fakePorts } from './fakePorts';
import { signedInAs } from './startServer';

/** A browser tab over a running server, with its own store, bus and workflows. */
export interface ServerTab {
  emit: Bus['emit'];
  state: () => RootState;
  path: () => string;
  /** The tab's list of orders, reloaded when invalidated. */
  orders: () => { id: string; situacao: string; bilhetes: (string | null | undefined)[] }[];
  /** Waits until a condition holds in this tab; throws after a timeout. */
  until: (what: string, isSo: () => boolean) => Promise<void>;
  close: () => void;
}

const POLL_MS = 20;
const POLLS = 1_000;

/** Opens a tab with these workflows and the list of orders. */
export function openTab(server: Server, sub: string, workflows: Workflow[]): ServerTab {
  let shown: readonly Pedido[] = [];
  const request = async <T>(asked: HttpRequest): Promise<HttpResult<T>> => {
    const { method, path, body, idempotencyKey } = asked;
    const reply = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...signedInAs(sub), ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
    });
    const text = reply.statusCode === 204 ? null : reply.body;
    const result = await readReply<T>(new Response(text, { status: reply.statusCode }));
    if (method === 'GET' && path === '/Pedidos' && result.ok) shown = result.value as Pedido[];
    return result;
  };
  const ports = fakePorts({ http: { request }, random: { uuid: randomUUID } });
  const bus = createBus();
  const app = createApp(ports, { bus });
  installReads(app);
  for (const workflow of workflows) app.runWorkflow(workflow);
  // An injected reducer joins the state with the next action.
  app.store.dispatch(baseApi.util.invalidateTags([]));
  const list = app.store.dispatch(pedidosApi.endpoints.pedidos.initiate());
  return {
    emit: bus.emit,
    state: app.store.getState,
    path: () => ports.navigation.path,
    orders: () =>
      shown.map(({ id, situacao, itens }) => ({
        id,
        situacao,
        bilhetes: itens.map(({ bilheteSituacao }) => bilheteSituacao),
      })),
    until: async (what, isSo) => {
      for (let poll = 0; !isSo(); poll += 1) {
        if (poll > POLLS) throw new Error(`it never came to pass: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    close: () => list.unsubscribe(),
  };
}
