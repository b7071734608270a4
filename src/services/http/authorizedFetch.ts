import { VERSAO_APP } from '../../domain/constantes';
import { IdentityError } from '../identityError';
import type { ClockPort, IdentityPort } from '../ports';

export interface HttpOptions {
  fetch: typeof fetch;
  identity: Pick<IdentityPort, 'accessToken' | 'refresh'>;
  /** Nobody is signed in, as far as is known: then no token is asked for, even where the provider does not answer. */
  anonimo: () => boolean;
  clock: Pick<ClockPort, 'now'>;
  /** This device, as its header says it. */
  dispositivo: () => string;
  /** The operator session's ids, once there is one. */
  externa: () => { sessaoClientId: string; estabelecimentoId: number } | null;
  /** The session did not survive its one renewal. */
  onSessaoRecusada: () => void;
}

export interface AuthorizedRequest {
  method: string;
  /** Below `/api`. */
  path: string;
  body?: string | undefined;
  headers?: Record<string, string>;
  keepalive?: boolean | undefined;
  signal: AbortSignal;
}

/** Sends one request with the contract's headers and a token that lives, if there is one. */
export type AuthorizedFetch = (request: AuthorizedRequest) => Promise<Response>;

/** The token is dead and could not be renewed: the session is over. */
export const sessaoRecusada = (cause?: unknown): IdentityError =>
  new IdentityError('session', 'Authentication Error', 'SESSAO_RECUSADA', cause);

/**
 * A request whose token the server refuses is sent once more with a renewed one. However many requests are refused at
 * once, one renewal serves them all. The token goes to our own `/api` and nowhere else.
 */
export function createAuthorizedFetch(options: HttpOptions): AuthorizedFetch {
  const { identity } = options;
  let renewal: Promise<unknown> | null = null;

  const renew = (): Promise<unknown> => {
    renewal ??= identity.refresh().finally(() => (renewal = null));
    return renewal;
  };

  /** A token other than the refused one; null when there is none to be had. */
  async function tokenAfter(refused: string): Promise<string | null> {
    const current = await identity.accessToken();
    if (current !== refused) return current;
    return (await renew()) === null ? null : identity.accessToken();
  }

  async function tokenNow(): Promise<string | null> {
    if (options.anonimo()) return null;
    try {
      return await identity.accessToken();
    } catch (error) {
      // It became so while the provider was asked.
      if (options.anonimo()) return null;
      throw error;
    }
  }

  return async (request) => {
    const token = await tokenNow();
    const send = (bearer: string | null) =>
      options.fetch(`/api${request.path}`, {
        method: request.method,
        headers: { ...contractHeaders(options), ...authorization(bearer), ...request.headers },
        ...(request.body === undefined ? {} : { body: request.body }),
        ...(request.keepalive && { keepalive: true }),
        signal: request.signal,
        cache: 'no-store',
      });
    const first = await send(token);
    if (first.status !== 401 || token === null) return first;

    const renewed = await tokenAfter(token);
    const second = renewed === null ? first : await send(renewed);
    if (second.status === 401) throw sessaoRecusada();
    return second;
  };
}

const authorization = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

function contractHeaders({ clock, dispositivo, externa }: HttpOptions): Record<string, string> {
  const sessao = externa();
  return {
    accept: 'application/json',
    'x-app-version': VERSAO_APP,
    'x-dispositivo': dispositivo(),
    'x-atualizacao': clock.now().toISOString(),
    ...(sessao
      ? { 'x-sessao-client-id': sessao.sessaoClientId, 'x-estabelecimento-id': String(sessao.estabelecimentoId) }
      : {}),
  };
}
