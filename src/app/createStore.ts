import { configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { type Bus, createBus } from '../events/bus';
import { busChannel } from '../sagas/kernel/busChannel';
import { takeByName } from '../sagas/kernel/namedChannel';
import { supervised, type Workflow } from '../sagas/kernel/supervised';
import type { Ports } from '../services/ports';
import type { StoreExtra } from '../store/api/baseApi';
import { rootReducer, type RootState } from '../store/rootReducer';

export interface AppOptions {
  bus?: Bus;
  preloadedState?: Partial<RootState> | undefined;
  /** Middleware that sees every action; used by the development log. */
  middleware?: Middleware[];
}

/** The running application, through which lazy screens add reducers, middleware and workflows. */
export interface AppInstance {
  store: AppStore;
  bus: Bus;
  ports: Ports;
  /** Runs a workflow under supervision; repeated calls start it once. */
  runWorkflow: (workflow: Workflow) => void;
  addMiddleware: (middleware: Middleware) => void;
  /** The `main` that the server drew for the first address, which its placeholder keeps; null where there is none. */
  served?: Element | null;
}

export type AppStore = ReturnType<typeof buildStore>;

// Development checks are slow on a loaded machine; warnings about that are noise.
const SLOW_CHECK = { warnAfter: 1000 };

function buildStore(ports: Ports, options: AppOptions, middleware: Middleware[]) {
  const extraArgument: StoreExtra = { http: ports.http };
  return configureStore({
    reducer: rootReducer,
    ...(options.preloadedState ? { preloadedState: options.preloadedState } : {}),
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, immutableCheck: SLOW_CHECK, serializableCheck: SLOW_CHECK }).concat(
        ...(options.middleware ?? []),
        ...middleware,
      ),
  });
}

/** Connects store, bus and workflows over the given ports. Nothing runs until a workflow is started. */
export function createApp(ports: Ports, options: AppOptions = {}): AppInstance {
  const bus = options.bus ?? createBus();
  const channel = busChannel(bus);
  const sagas = createSagaMiddleware({
    channel,
    effectMiddlewares: [takeByName(channel)],
    context: { ports, emit: bus.emit },
  });
  const lazy = createDynamicMiddleware();
  const store = buildStore(ports, options, [lazy.middleware, sagas]);
  const running = new Set<Workflow>();
  return {
    store,
    bus,
    ports,
    runWorkflow: (workflow) => {
      if (running.has(workflow)) return;
      running.add(workflow);
      sagas.run(supervised, workflow);
    },
    addMiddleware: (middleware) => lazy.addMiddleware(middleware),
  };
}
