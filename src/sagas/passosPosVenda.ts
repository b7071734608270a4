import { textoDaFalha } from '../domain/falhas';
import type { HttpFailure, HttpRequest } from '../services/ports';
import { baseApi } from '../store/api/baseApi';
import { envioRefused, envioStarted, posVendaFailed } from '../store/posVenda';
import { call, type Flow, ports, put, takeEvent } from './effects';
import { CallFailed, request } from './request';

/** The same deed keeps its key: sent again after an answer that got lost, it happens once. */
export interface Deed {
  chave: string;
  corpo: string;
}

/** The key of a deed: a new one for other words. */
export function* deedFor(previous: Deed | null, body: unknown): Flow<Deed> {
  const { random } = yield* ports();
  const corpo = JSON.stringify(body);
  return previous?.corpo === corpo ? previous : { chave: yield* call(random.uuid), corpo };
}

/** Why it came to nothing, in words; a session that is over is the supervisor's to answer. */
export function wordsFor(failure: HttpFailure): string {
  if (failure.kind === 'identity') throw new CallFailed(failure);
  return textoDaFalha(failure);
}

/** What the server says would happen; where it cannot be asked, the person may try again. */
export function* untilPrevia<T>(path: string): Flow<T> {
  while (true) {
    const result = yield* request<T>({ method: 'GET', path });
    if (result.ok) return result.value;
    yield* put(posVendaFailed(wordsFor(result.failure)));
    yield* takeEvent('PreviaPedida');
  }
}

/** `value` where it is done; `refused` where the server would not, so that what it says now must be read anew. */
export type Sent<T> = { value: T } | { refused: string } | null;

/** Sends what was agreed to. Null where the server could not be reached: the same may be sent again. */
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

/** Tickets, orders and seats are no longer what the screen remembers. */
export function* forgetTickets(): Flow {
  yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
}
