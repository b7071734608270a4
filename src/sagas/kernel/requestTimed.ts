import type { HttpRequest, HttpResult } from '../../services/ports';
import { call, type Flow, ports } from './effects';
import { request } from './request';

/** A response with a time to live, and its end by the monotonic clock. */
export interface Timed<T> {
  result: HttpResult<T>;
  fim: number;
}

/** Counts from the request's start, so that a slow response ends early rather than late. */
export function* requestTimed<T extends { restanteMs: number }>(options: HttpRequest): Flow<Timed<T>> {
  const { clock } = yield* ports();
  const asked = yield* call(clock.monotonic);
  const result = yield* request<T>(options);
  return { result, fim: result.ok ? asked + result.value.restanteMs : 0 };
}
