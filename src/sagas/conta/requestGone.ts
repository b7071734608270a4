import type { HttpRequest, HttpResult } from '../../services/ports';
import type { Flow } from '../kernel/effects';
import { request } from '../kernel/request';

/** A deletion of which a thing that is gone already is a success. */
export function* requestGone(asked: HttpRequest): Flow<HttpResult<null>> {
  const result = yield* request<null>(asked);
  const isGone = !result.ok && result.failure.kind === 'refused' && result.failure.status === 404;
  return isGone ? { ok: true, value: null } : result;
}
