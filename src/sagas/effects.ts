/** Typed effects: `yield*` gives the value its type, where a bare `yield` gives `any`. */
import type { Action } from '@reduxjs/toolkit';
import { buffers, type FlushableChannel, type TakeableChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { BusEvent, EventName } from '../events/catalogue';
import type { Ports } from '../services/ports';
import type { RootState } from '../store/rootReducer';

/** A workflow, or a part of one. */
export type Flow<T = void> = Generator<effects.Effect, T, unknown>;

/** Waits for the next event of these names. */
export function* takeEvent<K extends EventName>(...names: K[]): Flow<BusEvent<K>> {
  return (yield effects.take(names)) as BusEvent<K>;
}

/** Keeps the events of these names until they are taken with `takeFrom`, so that none is missed while one is answered. */
export function* queueEvents<K extends EventName>(...names: K[]): Flow<TakeableChannel<BusEvent<K>>> {
  return (yield effects.actionChannel(names, buffers.expanding())) as TakeableChannel<BusEvent<K>>;
}

/** Waits for the next message of a channel of its own, such as a stream's. */
export function* takeFrom<T>(channel: TakeableChannel<T>): Flow<T> {
  return (yield effects.take(channel)) as T;
}

/** Everything that a channel has kept and nobody has taken yet. */
export function* takeAll<T>(channel: TakeableChannel<T>): Flow<T[]> {
  return (yield effects.flush(channel as unknown as FlushableChannel<T>)) as T[];
}

/** Waits until the store is so; at once when it already is. */
export function* waitUntil(is: (state: RootState) => boolean): Flow {
  while (!(yield* select(is))) yield effects.take('*');
}

/** The first flow to end wins and the others are cancelled; only the winner's key is set. */
export function* race<F extends Record<string, Flow<unknown>>>(
  flows: F,
): Flow<{ [K in keyof F]?: F[K] extends Flow<infer T> ? T : never }> {
  return (yield effects.race(flows as unknown as Record<string, effects.Effect>)) as never;
}

/** Runs a function or a flow and waits for what it resolves with. */
export function* call<A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): Flow<R extends Generator<unknown, infer T, unknown> ? T : Awaited<R>> {
  return (yield effects.call(fn as (...args: unknown[]) => unknown, ...args)) as never;
}

export function* put(action: Action): Flow {
  yield effects.put(action);
}

export function* select<T>(selector: (state: RootState) => T): Flow<T> {
  return (yield effects.select(selector)) as T;
}

export function* delay(ms: number): Flow {
  yield effects.delay(ms);
}

/** Starts a flow that ends with its parent. */
export function* fork<A extends unknown[]>(flow: (...args: A) => Flow, ...args: A): Flow<Task> {
  return (yield effects.fork(flow as (...args: unknown[]) => Flow, ...args)) as Task;
}

export function* cancel(task: Task): Flow {
  yield effects.cancel(task);
}

/** The outside world, as the root was given it. */
export function* ports(): Flow<Ports> {
  return (yield effects.getContext('ports')) as Ports;
}

/** Says that something happened, for the workflows and for whoever else listens. */
export function* emit<K extends EventName>(
  ...event: undefined extends BusEvent<K>['payload'] ? [type: K] : [type: K, payload: BusEvent<K>['payload']]
): Flow {
  const emitter = (yield effects.getContext('emit')) as (type: EventName, payload: unknown) => void;
  yield effects.call(emitter, event[0], event[1]);
}
