import type { Action } from '@reduxjs/toolkit';
import { refusalText } from '../../domain/base/falhas';
import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import { toastShown } from '../../store/aplicativo/interface';
import {
  type AcaoDe,
  type Erro,
  IDLE,
  type Submission,
  submissionReached,
  type SubmissionName,
  type Submissions,
} from '../../store/submissions';
import { answered } from './answered';
import type { AttemptKeys } from './attempt';
import { call, type Flow, put } from './effects';
import { request } from './request';

/** The parts of a submission beside its call. */
interface Options<T> {
  /** The action, where the subject has several. */
  acao?: string;
  /** Idempotency keys; without them the call must be repeatable by itself. */
  keys?: AttemptKeys;
  /** Another way than the API's port: a download, the assistant. */
  via?: (request: HttpRequest) => Flow<HttpResult<T>>;
  /** `stale(…)`: reads that a success changes. An action, so that pages without reads do not load their cache. */
  invalidates?: Action;
  /** `stale(…)`: reads to load again whatever came of it, since another person may have changed them. */
  reloads?: Action;
  /** Toast after a success. */
  feito?: string | ((value: T) => string);
  /** Words of a failure other than the usual ones. */
  words?: (failure: HttpFailure) => string;
  /** Shows a failure as a toast too, for buttons without a place of their own for it. */
  toasts?: boolean;
  keep?: (value: T) => unknown;
}

/** `keep`: what the screen shows of the answer; required where `Submissions` names something. */
export type SubmitOptions<K extends SubmissionName, T> = Options<T> & {
  acao?: AcaoDe<K>;
} & (Submissions[K] extends null ? { keep?: never } : { keep: (value: T) => Submissions[K] });

/**
 * Sends something and shows what became of it. A refusal or a lost answer is shown in the server's or the usual words,
 * and the same button repeats it; a refused identity is thrown to the supervisor, which ends the session. Cancelling
 * aborts the request and leaves nothing behind. The result tells the workflow where to go next.
 */
export function submit<K extends SubmissionName, T>(
  name: K,
  asked: HttpRequest,
  options: SubmitOptions<K, T>,
): Flow<HttpResult<T>> {
  return send<T>(name, asked, options);
}

function* send<T>(name: SubmissionName, asked: HttpRequest, options: Options<T>): Flow<HttpResult<T>> {
  const { invalidates, reloads, feito, words = refusalText } = options;
  const result = yield* shown(name, options.acao ?? null, () => perform(asked, options));
  if (reloads) yield* put(reloads);
  if (result.ok && invalidates) yield* put(invalidates);
  if (!result.ok && options.toasts) yield* put(toastShown({ tone: 'danger', texto: words(result.failure) }));
  if (result.ok && feito !== undefined) {
    const texto = typeof feito === 'string' ? feito : feito(result.value);
    yield* put(toastShown({ tone: 'success', texto }));
  }
  return result;
}

function* perform<T>(asked: HttpRequest, { keys, via = request, keep, words }: Options<T>): Flow<End<HttpResult<T>>> {
  const result = yield* answered(keys ? yield* keys.sign(asked) : asked, via);
  keys?.settle(result);
  if (result.ok) return { result, valor: keep?.(result.value) ?? null };
  return { result, erros: words ? [{ mensagem: words(result.failure) }] : errosDe(result.failure) };
}

/** The reasons of a failure: the server's, each with its field, or the usual words. */
function errosDe(failure: HttpFailure): Erro[] {
  if (failure.kind !== 'refused' || failure.erros.length === 0) return [{ mensagem: refusalText(failure) }];
  return failure.erros.map(({ mensagem, campo }) => ({ mensagem, ...(campo !== undefined && { campo }) }));
}

/** The end of a call: what the screen shows of it, and what the workflow goes on with. */
export type End<R> = { result: R; valor: unknown } | { result: R; erros: readonly Erro[] };

/** Shows one call from its start to its end; one that is cancelled or throws ends as if it had not been made. */
export function* shown<R>(name: SubmissionName, acao: string | null, work: () => Flow<End<R>>): Flow<R> {
  return yield* call(() => showing(name, acao, work));
}

/**
 * Always runs as a task of its own. A `yield*` around a generator that yields in `finally` would go on after it when
 * cancelled, as if the call had returned.
 */
function* showing<R>(name: SubmissionName, acao: string | null, work: () => Flow<End<R>>): Flow<R> {
  yield* put(submissionReached(name, { phase: 'sending', acao }));
  let last: Submission<unknown> = IDLE;
  try {
    const end = yield* work();
    last = 'erros' in end ? { phase: 'refused', acao, erros: end.erros } : { phase: 'done', acao, valor: end.valor };
    return end.result;
  } finally {
    yield* put(submissionReached(name, last));
  }
}
