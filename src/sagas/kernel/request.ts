import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import { selectInterrompida } from '../../store/sessao/sessao';
import { untilBack } from '../sessao/interromperSessao';
import { call, type Flow, ports, select } from './effects';

/** A failed call that its workflow does not handle; the supervisor reports it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: HttpFailure;

  constructor(failure: HttpFailure) {
    super(failure.kind === 'refused' ? `refused ${failure.status}` : failure.kind);
    this.failure = failure;
  }
}

/**
 * A call to the product API. Cancelling the flow aborts the request. One that an interrupted purchase cannot make is
 * made again after the sign-in, so that the workflow goes on with what was pressed (ADR 70).
 */
export const request = <T>(options: HttpRequest): Flow<HttpResult<T>> =>
  untilSignedIn<T>(function* send() {
    const { http } = yield* ports();
    return yield* call(() => http.request<T>(options));
  });

/** Makes a call again once the person is back; without a sign-in its identity is refused. */
export function* untilSignedIn<T>(send: () => Flow<HttpResult<T>>): Flow<HttpResult<T>> {
  while (true) {
    const result = yield* send();
    if (!isWithoutSessao(result) || !(yield* select(selectInterrompida))) return result;
    if (!(yield* untilBack())) return { ok: false, failure: { kind: 'identity', codigo: 'SESSAO_RECUSADA' } };
  }
}

/** The token was refused, or the call left without one. */
const isWithoutSessao = (result: HttpResult<unknown>): boolean =>
  !result.ok &&
  (result.failure.kind === 'identity' || (result.failure.kind === 'refused' && result.failure.status === 401));

/** A call that must succeed: returns its value or throws `CallFailed`. */
export function* requestOrFail<T>(options: HttpRequest): Flow<T> {
  const result = yield* request<T>(options);
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}
