import type { HttpFailure, HttpRequest, HttpResult } from '../services/ports';
import { call, type Flow, ports } from './effects';

/** A failed call that its workflow does not answer itself; the supervisor tells the person. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: HttpFailure;

  constructor(failure: HttpFailure) {
    super(failure.kind === 'refused' ? `refused ${failure.status}` : failure.kind);
    this.failure = failure;
  }
}

/** One call to the product API. Cancelling the flow aborts it. */
export function* request<T>(options: HttpRequest): Flow<HttpResult<T>> {
  const { http } = yield* ports();
  return yield* call(() => http.request<T>(options));
}

/** The same for a call that must succeed: gives its value, or fails the workflow. */
export function* requestOrFail<T>(options: HttpRequest): Flow<T> {
  const result = yield* request<T>(options);
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}
