import type { HttpRequest, HttpResult } from '../../services/ports';
import { call, type Flow, ports } from './effects';
import { untilSignedIn } from './request';

/** A response with a time to live, and its end by the monotonic clock. */
export interface Timed<T> {
  result: HttpResult<T>;
  fim: number;
}

/**
 * Counts from the start of the request that was answered, so that a slow response ends early rather than late, and a
 * sign-in in between costs no time.
 */
export function* requestTimed<T extends { restanteMs: number }>(options: HttpRequest): Flow<Timed<T>> {
  const { clock, http } = yield* ports();
  let asked = 0;
  const result = yield* untilSignedIn<T>(function* send() {
    asked = yield* call(clock.monotonic);
    return yield* call(() => http.request<T>(options));
  });
  return { result, fim: result.ok ? asked + result.value.restanteMs : 0 };
}
