import { hasCodigo } from '../../domain/base/falhas';
import type { Tentativa } from '../../domain/base/tentativa';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { call, type Flow, ports } from './effects';

/** The key of a request: the previous one when it is the same, so that a repeat is applied once; otherwise a new one. */
export function* attemptFor(previous: Tentativa | null, body: unknown): Flow<Tentativa> {
  const { random } = yield* ports();
  const corpo = JSON.stringify(body);
  return previous?.corpo === corpo ? previous : { chave: yield* call(random.uuid), corpo };
}

/**
 * How long a key serves the same request. `changed`: until a different one is sent, so that the same content is applied
 * once however often it is sent. `applied`: until the server applied it, so that the same action may follow. `answered`:
 * until the server applied or refused it. A lost answer keeps the key in every case.
 */
export type KeyLife = 'changed' | 'applied' | 'answered';

/** The idempotency keys of one workflow. */
export interface AttemptKeys {
  sign: (request: HttpRequest) => Flow<HttpRequest>;
  settle: (result: HttpResult<unknown>) => void;
}

/** Begins without a key; its lifetime is that of the workflow, or of the visit to a page, that holds it. */
export function attemptKeys(life: KeyLife = 'changed'): AttemptKeys {
  let last: Tentativa | null = null;
  return {
    *sign(request) {
      last = yield* attemptFor(last, [request.method, request.path, request.body]);
      return { ...request, idempotencyKey: last.chave };
    },
    settle(result) {
      if ((life === 'applied' && result.ok) || (life === 'answered' && isAnswer(result))) last = null;
    },
  };
}

/** False while only the server can know: the answer was lost, or an earlier send of the request is still being applied. */
const isAnswer = (result: HttpResult<unknown>): boolean =>
  result.ok || (result.failure.kind === 'refused' && !hasCodigo(result.failure, 'REQUISICAO_EM_ANDAMENTO'));
