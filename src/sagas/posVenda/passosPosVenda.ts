import { refusalText } from '../../domain/base/falhas';
import type { HttpResult } from '../../services/ports';
import { stale } from '../../store/api/stale';
import { type AcaoPosVenda, posVendaAsked, posVendaFailed } from '../../store/posVenda/posVenda';
import { submissionForgotten } from '../../store/submissions';
import { answered } from '../kernel/answered';
import type { AttemptKeys } from '../kernel/attempt';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';
import { submit } from '../kernel/submission';

const TICKETS = ['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens'] as const;

/** Opens the dialog of an action, without a word of an earlier one. */
export function* openDialog(acao: AcaoPosVenda, bilheteId: string | null): Flow {
  yield* put(submissionForgotten('posVenda'));
  yield* put(submissionForgotten('precoRemarcacao'));
  yield* put(posVendaAsked({ acao, bilheteId }));
}

/** Loads a preview; after a failure the person may retry. */
export function* untilPrevia<T>(path: string): Flow<T> {
  while (true) {
    const result = yield* answered<T>({ method: 'GET', path });
    if (result.ok) return result.value;
    yield* put(posVendaFailed(refusalText(result.failure)));
    yield* takeEvent('PreviaPedida');
  }
}

/**
 * Sends a confirmed action; without an answer it may be repeated under the same key. A refusal means that the state has
 * changed: `reload` shows the new one before the person may confirm again.
 */
export function confirm<T>(
  path: string,
  body: unknown,
  keys: AttemptKeys,
  reload: () => Flow = function* nothing() {},
): Flow<HttpResult<T>> {
  return submit<'posVenda', T>(
    'posVenda',
    { method: 'POST', path, body },
    {
      keys,
      invalidates: stale(...TICKETS),
      *via(call) {
        const result = yield* request<T>(call);
        if (result.ok || result.failure.kind !== 'refused') return result;
        yield* put(stale(...TICKETS));
        yield* reload();
        return result;
      },
    },
  );
}
