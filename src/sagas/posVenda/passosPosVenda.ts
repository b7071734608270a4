import { textoDaFalha } from '../../domain/compra/falhas';
import type { HttpFailure, HttpRequest } from '../../services/ports';
import { baseApi } from '../../store/api/baseApi';
import { envioRefused, envioStarted, posVendaFailed } from '../../store/posVenda/posVenda';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/** A pending action with its idempotency key: a repeat after a lost answer is applied once. */
export interface Deed {
  chave: string;
  corpo: string;
}

/** The action's key; a new one when the body differs. */
export function* deedFor(previous: Deed | null, body: unknown): Flow<Deed> {
  const { random } = yield* ports();
  const corpo = JSON.stringify(body);
  return previous?.corpo === corpo ? previous : { chave: yield* call(random.uuid), corpo };
}

/** Error message of a failed call; an ended session is thrown to the supervisor. */
export function wordsFor(failure: HttpFailure): string {
  if (failure.kind === 'identity') throw new CallFailed(failure);
  return textoDaFalha(failure);
}

/** Loads a preview; after a failure the person may retry. */
export function* untilPrevia<T>(path: string): Flow<T> {
  while (true) {
    const result = yield* request<T>({ method: 'GET', path });
    if (result.ok) return result.value;
    yield* put(posVendaFailed(wordsFor(result.failure)));
    yield* takeEvent('PreviaPedida');
  }
}

/** `value` when applied; `refused` when the state has changed and must be reloaded. */
export type Sent<T> = { value: T } | { refused: string } | null;

/** Sends a confirmed action. Null when the server did not answer: it may be repeated under the same key. */
export function* send<T>(options: Pick<HttpRequest, 'path'>, { chave, corpo }: Deed): Flow<Sent<T>> {
  yield* put(envioStarted());
  const body: unknown = JSON.parse(corpo);
  const result = yield* request<T>({ method: 'POST', ...options, body, idempotencyKey: chave });
  if (result.ok) {
    yield* forgetTickets();
    return { value: result.value };
  }
  const words = wordsFor(result.failure);
  if (result.failure.kind === 'refused') return { refused: words };
  yield* put(envioRefused(words));
  return null;
}

/** Invalidates cached tickets, orders and seats. */
export function* forgetTickets(): Flow {
  yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
}
