import { CANCEL } from 'redux-saga';
import { keepReadsHere, timesForgotten } from '../storage/keptReads';
import type { HttpPort, HttpRequest, HttpResult } from '../ports';
import type { AuthorizedFetch, HttpOptions } from './authorizedFetch';
import { failure, readReply, toFailure } from './readReply';

/** Request timeout, above the slowest expected response. */
export const HTTP_TIMEOUT_MS = 20_000;

/**
 * Client of the product API. Cancelling a workflow aborts the request it waits for. Kept tickets are answered offline.
 */
export function createHttp(
  send: AuthorizedFetch,
  options: Pick<HttpOptions, 'onSessaoRecusada'>,
  keepReads = keepReadsHere(),
): HttpPort {
  async function run<T>(request: HttpRequest, controller: AbortController): Promise<HttpResult<T>> {
    const giveUp = () => controller.abort(new DOMException('no answer', 'TimeoutError'));
    const timer = setTimeout(giveUp, request.timeoutMs ?? HTTP_TIMEOUT_MS);
    try {
      return await readReply<T>(await send({ ...toAuthorized(request), signal: controller.signal }));
    } catch (error) {
      const reason = controller.signal.aborted ? (controller.signal.reason as unknown) : error;
      if (isAbort(reason)) throw reason;
      const failed = toFailure(reason);
      if (failed.kind === 'identity') options.onSessaoRecusada();
      return failure(failed);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    request: <T>(request: HttpRequest) => {
      const controller = new AbortController();
      const abort = () => controller.abort(request.signal?.reason);
      if (request.signal?.aborted) abort();
      request.signal?.addEventListener('abort', abort, { once: true });
      const askedAfter = timesForgotten();
      const reply = run<T>(request, controller)
        // A response that arrives after a sign-out is not kept.
        .then((result) => (askedAfter === timesForgotten() ? keepReads(request, result) : result))
        .finally(() => request.signal?.removeEventListener('abort', abort));
      return Object.assign(reply, { [CANCEL]: () => controller.abort() });
    },
  };
}

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

function toAuthorized({ method, path, body, idempotencyKey, documentoFinal, keepalive }: HttpRequest) {
  return {
    method,
    path,
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(documentoFinal === undefined ? {} : { 'x-documento-final': documentoFinal }),
    },
  };
}
