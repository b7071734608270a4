import type { HttpRequest, HttpResult } from '../../services/ports';
import type { Flow } from './effects';
import { CallFailed, request } from './request';

/** A call whose refused identity is thrown to the supervisor, which ends the session. */
export function* answered<T>(
  asked: HttpRequest,
  via: (request: HttpRequest) => Flow<HttpResult<T>> = request,
): Flow<HttpResult<T>> {
  const result = yield* via(asked);
  if (!result.ok && result.failure.kind === 'identity') throw new CallFailed(result.failure);
  return result;
}
