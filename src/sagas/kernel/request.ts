import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import { call, type Flow, ports } from './effects';

/** A failed call that its workflow does not handle; the supervisor reports it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: HttpFailure;

  constructor(failure: HttpFailure) {
    super(failure.kind === 'refused' ? `refused ${failure.status}` : failure.kind);
    this.failure = failure;
  }
}

/** A call to the product API. Cancelling the flow aborts the request. */
export function* request<T>(options: HttpRequest): Flow<HttpResult<T>> {
  const { http } = yield* ports();
  return yield* call(() => http.request<T>(options));
}

/** A call that must succeed: returns its value or throws `CallFailed`. */
export function* requestOrFail<T>(options: HttpRequest): Flow<T> {
  const result = yield* request<T>(options);
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}
