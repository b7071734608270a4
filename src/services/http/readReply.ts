import type { Problema } from '../../domain/wire/problema';
import { IdentityError } from '../identityError';
import type { HttpFailure, HttpResult } from '../ports';

/** The server is there, but cannot answer now: too many calls, or a fault of its own. */
const isTransientStatus = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** A reply's `data`, or why there is none. */
export async function readReply<T>(response: Response): Promise<HttpResult<T>> {
  if (isTransientStatus(response.status)) return failure({ kind: 'transient', motivo: 'servidor' });
  if (response.status === 204) return { ok: true, value: undefined as T };
  const body = await readJson(response);
  if (!response.ok) return failure(toRefusal(response.status, body));
  if (!isRecord(body) || !('data' in body)) return failure({ kind: 'transient', motivo: 'servidor' });
  return { ok: true, value: body.data as T };
}

/** What a request that brought no reply means. */
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
    // A body cut short by the network is the network's fault, not the server's.
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
