/** The product's bus, workflows and store, and the same libraries alone. */
import mitt from 'mitt';
import { configureStore, createSlice, type Action, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel } from 'redux-saga';
import { put, take, takeEvery, type Effect } from 'redux-saga/effects';
import { createApp } from '../../src/app/createStore';
import { takeEvent } from '../../src/sagas/kernel/effects';
import { workflows } from '../../src/sagas/root';
import type { Ports } from '../../src/services/ports';

/** One of both sides. */
export interface Flow {
  /** An event that one workflow takes, which changes the store once. */
  emit: (i: number) => void;
  /** An action that no workflow takes and no slice knows. */
  dispatch: () => void;
  /** Throws unless the last of so many events has reached the store. */
  check: (events: number) => void;
}

const UNKNOWN: Action = { type: 'bench/desconhecida' };
const isOnline = (i: number): boolean => i % 2 === 0;

function expectReached(online: boolean, events: number): void {
  if (online !== isOnline(events - 1)) throw new Error('an event did not reach the store');
}

/** Ports that workflows may hold but not call: they wait for their events. */
const idlePorts = new Proxy({} as Ports, {
  get: (_, port) =>
    port === 'clock'
      ? { now: () => new Date(), monotonic: () => 0 }
      : { error: (failure: unknown) => console.error(failure) },
});

/** The product as every page runs it, with further workflows that wait for an event that never comes. */
export function openProduct(idleWatchers: number): Flow {
  const { store, bus, runWorkflow } = createApp(idlePorts);
  workflows.forEach(runWorkflow);
  for (let i = 0; i < idleWatchers; i += 1) {
    runWorkflow(function* idle() {
      yield* takeEvent('SaidaPedida');
    });
  }
  return {
    emit: (i) => bus.emit('ConexaoMudada', { online: isOnline(i) }),
    dispatch: () => void store.dispatch(UNKNOWN),
    check: (events) => expectReached(store.getState().interface.online, events),
  };
}

/** mitt, a channel, one watcher and one slice. */
export function openBare(idleWatchers: number): Flow {
  const slice = createSlice({
    name: 'rede',
    initialState: { online: true },
    reducers: {
      changed: (state, { payload }: { payload: boolean }) => {
        state.online = payload;
      },
    },
  });
  const bus = mitt<{ ConexaoMudada: { online: boolean } }>();
  const channel = stdChannel<{ type: string; payload?: { online: boolean } }>();
  bus.on('*', (type, payload) => channel.put({ type, payload }));
  const sagas = createSagaMiddleware({ channel });
  const store = configureStore({
    reducer: slice.reducer,
    devTools: false,
    middleware: (getDefault) => getDefault().concat(sagas as Middleware),
  });
  sagas.run(function* watch(): Generator<Effect> {
    yield takeEvery('ConexaoMudada', function* change({ payload }: { type: string; payload: { online: boolean } }) {
      yield put(slice.actions.changed(payload.online));
    });
  });
  for (let i = 0; i < idleWatchers; i += 1) {
    sagas.run(function* idle(): Generator<Effect> {
      yield take('SaidaPedida');
    });
  }
  return {
    emit: (i) => bus.emit('ConexaoMudada', { online: isOnline(i) }),
    dispatch: () => void store.dispatch(UNKNOWN),
    check: (events) => expectReached(store.getState().online, events),
  };
}
