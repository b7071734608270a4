import { CANCEL } from 'redux-saga';
import { AGORA, umaIdentidade } from '../../../tests/support/builders';
import { IdentityError } from '../identityError';
import { createAuthorizedFetch, type HttpOptions } from './authorizedFetch';
import { createHttp, HTTP_TIMEOUT_MS } from './createHttp';

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const unreachable = new IdentityError('transient', 'Network Error', 'NetworkError');
const expired = () => json(401, { status: 401, erros: [{ codigo: 'TOKEN_EXPIRADO', mensagem: 'x' }] });

interface World extends Partial<Omit<HttpOptions, 'fetch'>> {
  answer: (url: string, init: RequestInit, call: number) => Response | Promise<Response>;
}

function http({ answer, ...options }: World) {
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
    externa: () => null,
    onSessaoRecusada,
    ...options,
  };
  return { ...createHttp(createAuthorizedFetch(world), world), calls, onSessaoRecusada };
}

/** Tokens that a renewal replaces, like a provider's. */
function renewable(renewal: () => Promise<unknown> = async () => undefined) {
  let token = 'old';
  const refresh = jest.fn(async () => {
    await renewal();
    token = 'new';
    return umaIdentidade();
  });
  return { accessToken: async () => token, refresh };
}

describe('a request', () => {
  it('carries the contract’s headers and gives the reply’s data [§7.cabecalhos.1, §7.cabecalhos.2, §7.base.1, §9.versao.1, §1.versao.1]', async () => {
    const { request, calls } = http({
      answer: () => json(200, { data: [1] }),
      identity: { accessToken: async () => 'abc', refresh: async () => null },
      externa: () => ({ sessaoClientId: 'praxio-1', estabelecimentoId: 7 }),
    });
    const result = await request({ method: 'POST', path: '/Reservas', body: { a: 1 }, idempotencyKey: 'key' });
    expect(result).toEqual({ ok: true, value: [1] });
    expect(calls[0]?.url).toBe('/api/Reservas');
    expect(calls[0]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-app-version': '8.16.1',
      'x-dispositivo': 'web-1',
      'x-atualizacao': AGORA.toISOString(),
      'x-sessao-client-id': 'praxio-1',
      'x-estabelecimento-id': '7',
      authorization: 'Bearer abc',
      'idempotency-key': 'key',
    });
  });

  it('is anonymous without a token, and claims no body that it has not', async () => {
    const { request, calls } = http({ answer: () => json(200, { data: null }) });
    await request({ method: 'POST', path: '/LoginPraxio' });
    expect(Object.keys(calls[0]?.headers ?? {})).toEqual(['accept', 'x-app-version', 'x-dispositivo', 'x-atualizacao']);
  });

  it.each([
    ['to whom no token belongs', () => true, () => Promise.resolve('left over')],
    ['as soon as the provider does not answer', (asked: boolean) => asked, () => Promise.reject(unreachable)],
  ])('goes out without a token for a visitor, %s [SI5]', async (_, anonimo, token) => {
    let asked = false;
    const accessToken = () => ((asked = true), token());
    const identity = { accessToken, refresh: async () => null };
    const { request, calls } = http({
      answer: () => json(200, { data: [1] }),
      identity,
      anonimo: () => anonimo(asked),
    });
    expect(await request({ method: 'GET', path: '/Viagens' })).toEqual({ ok: true, value: [1] });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('gives the server’s refusals as they stand', async () => {
    const erros = [{ codigo: 'POLTRONA_OCUPADA', mensagem: 'Poltrona 3 ocupada' }];
    const poltronas = [{ viagemId: '1', numero: 3 }];
    const { request } = http({ answer: () => json(409, { erros, poltronas }) });
    expect(await request({ method: 'GET', path: '/x' })).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 409, erros, poltronas },
    });
  });

  it.each([
    ['a 500', () => json(500, {}), 'servidor'],
    ['a page instead of data', () => new Response('<html>', { status: 200 }), 'servidor'],
    ['data without its envelope', () => json(200, [1]), 'servidor'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'rede'],
  ])('takes %s for a passing failure', async (_, answer, motivo) => {
    const { request, onSessaoRecusada } = http({ answer });
    expect(await request({ method: 'GET', path: '/x' })).toEqual({
      ok: false,
      failure: { kind: 'transient', motivo },
    });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it.each([
    ['20', 20],
    ['0', null],
    ['-5', null],
    ['999999', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])('over its limit says when to try again: Retry-After %s is %s seconds [RL1]', async (header, segundos) => {
    const headers: HeadersInit = header === null ? {} : { 'retry-after': header };
    const { request, onSessaoRecusada } = http({ answer: () => new Response('{}', { status: 429, headers }) });
    expect(await request({ method: 'POST', path: '/Reservas' })).toEqual({
      ok: false,
      failure: { kind: 'transient', motivo: 'limite', segundos },
    });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('bears a refusal whose body is no list of errors', async () => {
    const { request } = http({ answer: () => json(400, { erros: 'nope' }) });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'refused', erros: [] } });
  });
});

describe('a token', () => {
  it.each(['https://evil.test/x', '//evil.test/x', '/\\evil.test', '@evil.test'])(
    'goes to our own API alone, whatever the path says: %s [IN4]',
    async (path) => {
      const { request, calls } = http({
        answer: () => json(200, { data: 1 }),
        identity: { accessToken: async () => 'abc', refresh: async () => null },
      });
      await request({ method: 'GET', path });
      expect(calls.every(({ url }) => new URL(url, 'https://itape.test').host === 'itape.test')).toBe(true);
      expect(calls.every(({ url }) => url.startsWith('/api'))).toBe(true);
    },
  );

  it('that lives by this clock and is dead by the server’s is renewed like any other [SV12]', async () => {
    const identity = renewable();
    const { request, onSessaoRecusada } = http({
      identity,
      answer: (_url, init) =>
        (init.headers as Record<string, string>).authorization === 'Bearer old' ? expired() : json(200, { data: 1 }),
    });
    expect(await request({ method: 'GET', path: '/Pedidos' })).toEqual({ ok: true, value: 1 });
    expect(identity.refresh).toHaveBeenCalledTimes(1);
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });
});

describe('a refused token', () => {
  it('is renewed once and the request replayed, body and idempotency key the same [IN1]', async () => {
    const identity = renewable();
    const { request, calls } = http({
      identity,
      answer: (_url, _init, call) => (call === 1 ? expired() : json(201, { data: 'ok' })),
    });
    const result = await request({ method: 'POST', path: '/Reservas', body: { a: 1 }, idempotencyKey: 'key' });
    expect(result).toEqual({ ok: true, value: 'ok' });
    expect(identity.refresh).toHaveBeenCalledTimes(1);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key', 'key']);
    expect(calls.map(({ init }) => init.body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it('is renewed once for fifty requests at the same time [SV8]', async () => {
    const identity = renewable(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const { request, calls } = http({
      identity,
      answer: (_url, init) =>
        (init.headers as Record<string, string>).authorization === 'Bearer old' ? expired() : json(200, { data: 1 }),
    });
    const results = await Promise.all(Array.from({ length: 50 }, () => request({ method: 'GET', path: '/x' })));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(identity.refresh).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(100);
  });

  it('ends the session when the replay is refused too [IN2]', async () => {
    const { request, calls, onSessaoRecusada } = http({ identity: renewable(), answer: expired });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'identity' } });
    expect(calls).toHaveLength(2);
    expect(onSessaoRecusada).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the provider renews nothing', async () => {
    const identity = { accessToken: async () => 'old', refresh: async () => null };
    const { request, onSessaoRecusada } = http({ identity, answer: expired });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'identity' } });
    expect(onSessaoRecusada).toHaveBeenCalledTimes(1);
  });

  it('ends nothing when the provider could not be reached [SV10]', async () => {
    const refresh = () => Promise.reject(new IdentityError('transient', 'Network Error', 'NetworkError'));
    const { request, onSessaoRecusada } = http({
      identity: { accessToken: async () => 'old', refresh },
      answer: expired,
    });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'transient' } });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('is another matter than a page that wants a login', async () => {
    const { request, onSessaoRecusada } = http({ answer: () => json(401, { erros: [] }) });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'refused', status: 401 } });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('is not what a 403 is [IN3]', async () => {
    const identity = renewable();
    const { request } = http({ identity, answer: () => json(403, { erros: [] }) });
    await request({ method: 'GET', path: '/x' });
    expect(identity.refresh).not.toHaveBeenCalled();
  });
});

describe('waiting', () => {
  const never: World['answer'] = (_url, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });

  it('ends after a time, as a passing failure', async () => {
    jest.useFakeTimers();
    try {
      const result = http({ answer: never }).request({ method: 'GET', path: '/x' });
      await jest.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS);
      expect(await result).toEqual({ ok: false, failure: { kind: 'transient', motivo: 'tempo' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('ends when the caller gives up, which is no failure to be told', async () => {
    const controller = new AbortController();
    const result = http({ answer: never }).request({ method: 'GET', path: '/x', signal: controller.signal });
    setTimeout(() => controller.abort(), 1);
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends when the workflow that waits is cancelled', async () => {
    const result = http({ answer: never }).request({ method: 'GET', path: '/x' });
    const cancel = (result as unknown as Record<string, () => void>)[CANCEL];
    setTimeout(() => cancel?.(), 1);
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });
});
