/** Typed effects: `yield*` returns a typed value, where a bare `yield` returns `any`. */
import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { buffers, type FlushableChannel, type TakeableChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { BusEvent, EventName } from '../../events/catalogue';
import type { Ports } from '../../services/ports';
import type { RootState } from '../../store/rootReducer';

/** A workflow, or a part of one. */
export type Flow<T = void> = Generator<effects.Effect, T, unknown>;

/** Waits for the next event with one of these names. */
export function* takeEvent<K extends EventName>(...names: K[]): Flow<BusEvent<K>> {
  return (yield effects.take(names)) as BusEvent<K>;
}

/** Buffers events with these names until taken with `takeFrom`, so that none is missed while another is handled. */
export function* queueEvents<K extends EventName>(...names: K[]): Flow<TakeableChannel<BusEvent<K>>> {
  return (yield effects.actionChannel(names, buffers.expanding())) as TakeableChannel<BusEvent<K>>;
}

/** Waits for the next message of a separate channel, such as a stream's. */
export function* takeFrom<T>(channel: TakeableChannel<T>): Flow<T> {
  return (yield effects.take(channel)) as T;
}

/** All buffered messages of a channel. */
export function* takeAll<T>(channel: TakeableChannel<T>): Flow<T[]> {
  return (yield effects.flush(channel as unknown as FlushableChannel<T>)) as T[];
}

/** Waits until the predicate holds; returns at once when it already does. */
export function* waitUntil(is: (state: RootState) => boolean): Flow {
  while (!(yield* select(is))) yield effects.take('*');
}

/** Runs flows in parallel until the first ends, and cancels the others; only the winner's key is set. */
export function* race<F extends Record<string, Flow<unknown>>>(
  flows: F,
): Flow<{ [K in keyof F]?: F[K] extends Flow<infer T> ? T : never }> {
  return (yield effects.race(flows as unknown as Record<string, effects.Effect>)) as never;
}

/** Calls a function or runs a flow, and waits for its result. */
export function* call<A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): Flow<R extends Generator<unknown, infer T, unknown> ? T : Awaited<R>> {
  return (yield effects.call(fn as (...args: unknown[]) => unknown, ...args)) as never;
}

/** Hands an action to the store, or begins a read of the API, without waiting for it. @returns the read that has begun. */
export function* put<T = void>(action: Action | ThunkAction<T, RootState, unknown, Action>): Flow<T> {
  return (yield effects.put(action as Action)) as T;
}

export function* select<T>(selector: (state: RootState) => T): Flow<T> {
  return (yield effects.select(selector)) as T;
}

export function* delay(ms: number): Flow {
  yield effects.delay(ms);
}

/** Starts an attached flow, which is cancelled with its parent. */
export function* fork<A extends unknown[]>(flow: (...args: A) => Flow, ...args: A): Flow<Task> {
  return (yield effects.fork(flow as (...args: unknown[]) => Flow, ...args)) as Task;
}

export function* cancel(task: Task): Flow {
  yield effects.cancel(task);
}

/** The ports handed to the root. */
export function* ports(): Flow<Ports> {
  return (yield effects.getContext('ports')) as Ports;
}

/** Emits an event to the workflows and other listeners. */
export function* emit<K extends EventName>(
  ...event: undefined extends BusEvent<K>['payload'] ? [type: K] : [type: K, payload: BusEvent<K>['payload']]
): Flow {
  const emitter = (yield effects.getContext('emit')) as (type: EventName, payload: unknown) => void;
  yield effects.call(emitter, event[0], event[1]);
}
