import { createApp } from '../../src/app/createStore';
import { installReads } from '../../src/app/installReads';
import { createBus } from '../../src/events/bus';
import type { HttpRequest, HttpResult } from '../../src/services/ports';
import { baseApi } from '../../src/store/api/baseApi';
import { stale } from '../../src/store/api/stale';
import { fakePorts } from './fakePorts';

interface Subscription extends PromiseLike<unknown> {
  unsubscribe: () => void;
}
type Initiate = (arg: unknown) => Parameters<ReturnType<typeof openReads>['store']['dispatch']>[0];

/** The endpoints of all subjects by name, as the hooks use them. */
const initiate = (name: string, arg: unknown) => {
  const endpoints = baseApi.endpoints as Record<string, { initiate: Initiate }>;
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`no read is called ${name}`);
  return endpoint.initiate(arg);
};

/** A store with reads over a server whose answers the test plays. */
export function openReads(answer: (request: HttpRequest) => HttpResult<unknown> | Promise<HttpResult<unknown>>) {
  const sent: HttpRequest[] = [];
  const request = async <T>(one: HttpRequest): Promise<HttpResult<T>> => {
    sent.push(one);
    return (await answer(one)) as HttpResult<T>;
  };
  const bus = createBus();
  const { store, ...app } = createApp(fakePorts({ http: { request } }), { bus });
  installReads({ store, ...app });
  // An injected reducer joins the state with the next action.
  store.dispatch(stale());
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  const open = async (name: string, arg: unknown): Promise<() => void> => {
    const subscription = store.dispatch(initiate(name, arg)) as unknown as Subscription;
    await settle();
    return () => subscription.unsubscribe();
  };
  return { store, bus, sent, open, settle, kept: () => JSON.stringify(store.getState().api?.queries ?? {}) };
}
