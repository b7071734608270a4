import { VERSAO_APP } from '../../domain/base/constantes';
import { activeWords } from '../../words/active';
import { LANGUAGE_HEADER, PORTUGUESE } from '../../words/language';
import { IdentityError } from '../identityError';
import type { ClockPort, IdentityPort } from '../ports';

export interface HttpOptions {
  fetch: typeof fetch;
  identity: Pick<IdentityPort, 'accessToken' | 'refresh'>;
  /** True when nobody is signed in: no token is requested then, even while the provider is unreachable. */
  anonimo: () => boolean;
  /** True while somebody is signed in here. A refusal without a token then means that the provider has lost them. */
  entrou: () => boolean;
  clock: Pick<ClockPort, 'now'>;
  /** Id of this device, sent as a header. */
  dispositivo: () => string;
  /** Ids of the external session; null without one. */
  externa: () => { sessaoClientId: string; estabelecimentoId: number } | null;
  /** Called when a token was refused even after renewal. */
  onSessaoRecusada: () => void;
}

export interface AuthorizedRequest {
  method: string;
  /** Path below `/api`. */
  path: string;
  body?: string | undefined;
  headers?: Record<string, string>;
  keepalive?: boolean | undefined;
  signal: AbortSignal;
}

/** Sends one request with the contract's headers and a valid token, if there is one. */
export type AuthorizedFetch = (request: AuthorizedRequest) => Promise<Response>;

/** Error of a token that could not be renewed: the session is over. */
const sessaoRecusada = (cause?: unknown): IdentityError =>
  new IdentityError('session', 'Authentication Error', 'SESSAO_RECUSADA', cause);

/**
 * Retries a request once with a renewed token after a 401. Concurrent refusals share one renewal. The token is sent to
 * our own `/api` only.
 */
export function createAuthorizedFetch(options: HttpOptions): AuthorizedFetch {
  const { identity } = options;
  let renewal: Promise<unknown> | null = null;

  const renew = (): Promise<unknown> => {
    renewal ??= identity.refresh().finally(() => (renewal = null));
    return renewal;
  };

  /** A token other than the refused one; null when none is available. */
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
      // The person became anonymous while the provider was being asked.
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
    if (first.status !== 401) return first;
    if (token === null) {
      if (options.entrou()) throw sessaoRecusada();
      return first;
    }

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
  const { language } = activeWords();
  return {
    accept: 'application/json',
    'x-app-version': VERSAO_APP,
    'x-dispositivo': dispositivo(),
    'x-atualizacao': clock.now().toISOString(),
    ...(language === PORTUGUESE ? {} : { [LANGUAGE_HEADER]: language }),
    ...(sessao
      ? { 'x-sessao-client-id': sessao.sessaoClientId, 'x-estabelecimento-id': String(sessao.estabelecimentoId) }
      : {}),
  };
}
