import { configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { type Bus, createBus } from '../events/bus';
import { busChannel } from '../sagas/busChannel';
import { supervised, type Workflow } from '../sagas/supervised';
import type { Ports } from '../services/ports';
import type { StoreExtra } from '../store/api/baseApi';
import { rootReducer, type RootState } from '../store/rootReducer';

export interface AppOptions {
  bus?: Bus;
  preloadedState?: Partial<RootState> | undefined;
  /** Sees every action; the development log. */
  middleware?: Middleware[];
}

/** The running application: what a lazy screen is given to bring its own reducers, middleware and workflows. */
export interface AppInstance {
  store: AppStore;
  bus: Bus;
  ports: Ports;
  /** Runs a workflow under supervision, once however often it is asked for. */
  runWorkflow: (workflow: Workflow) => void;
  addMiddleware: (middleware: Middleware) => void;
}

export type AppStore = ReturnType<typeof buildStore>;

// The checks of development builds are slow on a loaded machine; that is no news.
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

/** Store, bus and workflows tied together over the given outside world. Nothing runs until a workflow is asked for. */
export function createApp(ports: Ports, options: AppOptions = {}): AppInstance {
  const bus = options.bus ?? createBus();
  const sagas = createSagaMiddleware({ channel: busChannel(bus), context: { ports, emit: bus.emit } });
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
