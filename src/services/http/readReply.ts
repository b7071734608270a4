import type { Problema } from '../../domain/wire/base/problema';
import { IdentityError } from '../identityError';
import type { HttpFailure, HttpResult } from '../ports';

/** True for a status that means the server is temporarily unable to answer. */
const isTransientStatus = (status: number): boolean => status >= 500 || status === 408;

/** Maximum accepted waiting time; a longer one is ignored. */
const MAX_WAIT_S = 24 * 60 * 60;

/** `Retry-After` in seconds; null when missing, a date (sent only by proxies) or implausible. */
function secondsToWait({ headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return seconds > 0 && seconds <= MAX_WAIT_S ? seconds : null;
}

/** Parses a response into its `data` or a failure. */
export async function readReply<T>(response: Response): Promise<HttpResult<T>> {
  if (response.status === 429) {
    return failure({ kind: 'transient', motivo: 'limite', segundos: secondsToWait(response) });
  }
  if (isTransientStatus(response.status)) return failure({ kind: 'transient', motivo: 'servidor' });
  if (response.status === 204) return { ok: true, value: undefined as T };
  const body = await readJson(response);
  if (!response.ok) return failure(toRefusal(response.status, body));
  if (!isRecord(body) || !('data' in body)) return failure({ kind: 'transient', motivo: 'servidor' });
  return { ok: true, value: body.data as T };
}

/** The failure of a request without a response. */
export function toFailure(error: unknown): HttpFailure {
  if (error instanceof IdentityError && error.kind === 'session') return { kind: 'identity', codigo: error.codigo };
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return { kind: 'transient', motivo: timedOut ? 'tempo' : 'rede' };
}

export const failure = (reason: HttpFailure): { ok: false; failure: HttpFailure } => ({ ok: false, failure: reason });

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text()) as unknown;
  } catch (error) {
    // A body truncated by the network counts as a network failure.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function toRefusal(status: number, body: unknown): HttpFailure {
  const problema = isRecord(body) ? (body as Partial<Problema>) : {};
  const erros = Array.isArray(problema.erros) ? problema.erros.filter(isErro) : [];
  return { kind: 'refused', status, erros, ...(problema.poltronas ? { poltronas: problema.poltronas } : {}) };
}

const isErro = (erro: unknown): erro is Problema['erros'][number] =>
  isRecord(erro) && typeof erro.codigo === 'string' && typeof erro.mensagem === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
