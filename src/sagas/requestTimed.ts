import type { HttpRequest, HttpResult } from '../services/ports';
import { call, type Flow, ports } from './effects';
import { request } from './request';

/** An answer that says how long something lives, and when that is over by the steady clock. */
export interface Timed<T> {
  result: HttpResult<T>;
  fim: number;
}

/** Time is counted from the question, so that a slow answer makes the end come early rather than too late. */
export function* requestTimed<T extends { restanteMs: number }>(options: HttpRequest): Flow<Timed<T>> {
  const { clock } = yield* ports();
  const asked = yield* call(clock.monotonic);
  const result = yield* request<T>(options);
  return { result, fim: result.ok ? asked + result.value.restanteMs : 0 };
}
