import { jest } from '@jest/globals';
import { createAuthorizedFetch, type HttpOptions } from '../../src/services/http/authorizedFetch';
import { createHttp } from '../../src/services/http/createHttp';
import { AGORA, umaIdentidade } from './builders';

export const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
/** The API's refusal of a token that has expired. */
export const expired = () => json(401, { status: 401, erros: [{ codigo: 'TOKEN_EXPIRADO', mensagem: 'x' }] });

export interface HttpWorld extends Partial<Omit<HttpOptions, 'fetch'>> {
  answer: (url: string, init: RequestInit, call: number) => Response | Promise<Response>;
}

/** The client of the API over a network that `answer` plays, with the calls it made. */
export function openHttp({ answer, ...options }: HttpWorld) {
  const calls: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const onSessaoRecusada = jest.fn();
  const world: HttpOptions = {
    fetch: (async (url: string, init: RequestInit) => {
      calls.push({ url, init, headers: init.headers as Record<string, string> });
      return answer(url, init, calls.length);
    }) as typeof fetch,
    identity: { accessToken: async () => null, refresh: async () => null },
    clock: { now: () => AGORA },
    dispositivo: () => 'web-1',
    anonimo: () => false,
    entrou: () => false,
    externa: () => null,
    onSessaoRecusada,
    ...options,
  };
  return { ...createHttp(createAuthorizedFetch(world), world), calls, onSessaoRecusada };
}

/** Tokens that a renewal replaces, like a provider's. */
export function renewable(renewal: () => Promise<unknown> = async () => undefined) {
  let token = 'old';
  const refresh = jest.fn(async () => {
    await renewal();
    token = 'new';
    return umaIdentidade();
  });
  return { accessToken: async () => token, refresh };
}
