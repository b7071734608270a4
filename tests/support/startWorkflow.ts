import type { Middleware } from '@reduxjs/toolkit';
import { createApp } from '../../src/app/createStore';
import { createBus, type Bus } from '../../src/events/bus';
import type { BusEvent } from '../../src/events/catalogue';
import type { Workflow } from '../../src/sagas/kernel/supervised';
import { baseApi } from '../../src/store/api/baseApi';
import type { RootState } from '../../src/store/rootReducer';
import { fakePorts, type FakePorts, type PortOverrides } from './fakePorts';

export interface StartedWorkflow {
  emit: Bus['emit'];
  state: () => RootState;
  ports: FakePorts;
  /** Events of the bus, the test's own included. */
  events: BusEvent[];
  /** Tags of reads that were marked as stale, in order. */
  stale: string[];
  /** Lets all ready promises and effects run; works with fake timers. */
  settle: () => Promise<void>;
}

/** Runs workflows on the real store, bus and middleware over fake ports. */
export function startWorkflow(
  workflow: Workflow | Workflow[],
  overrides: PortOverrides = {},
  preloadedState?: Partial<RootState>,
): StartedWorkflow {
  const ports = fakePorts(overrides);
  const bus = createBus();
  const events: BusEvent[] = [];
  bus.on('*', (type, payload) => events.push({ type, payload } as BusEvent));
  const stale: string[] = [];
  const recordStale: Middleware = () => (next) => (action) => {
    if (baseApi.util.invalidateTags.match(action)) stale.push(...action.payload.map(String));
    return next(action);
  };
  const app = createApp(ports, { bus, preloadedState, middleware: [recordStale] });
  for (const one of [workflow].flat()) app.runWorkflow(one);
  return { emit: bus.emit, state: app.store.getState, ports, events, stale, settle };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
