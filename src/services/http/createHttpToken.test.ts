import { IdentityError } from '../identityError';
import { expired, json, openHttp, renewable } from '../../../tests/support/openHttp';

describe('a token', () => {
  it.each(['https://evil.test/x', '//evil.test/x', '/\\evil.test', '@evil.test'])(
    'goes to our own API alone, whatever the path says: %s [IN4]',
    async (path) => {
      const { request, calls } = openHttp({
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
    const { request, onSessaoRecusada } = openHttp({
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
    const { request, calls } = openHttp({
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
    const { request, calls } = openHttp({
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
    const { request, calls, onSessaoRecusada } = openHttp({ identity: renewable(), answer: expired });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'identity' } });
    expect(calls).toHaveLength(2);
    expect(onSessaoRecusada).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the provider renews nothing', async () => {
    const identity = { accessToken: async () => 'old', refresh: async () => null };
    const { request, onSessaoRecusada } = openHttp({ identity, answer: expired });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'identity' } });
    expect(onSessaoRecusada).toHaveBeenCalledTimes(1);
  });

  it('ends nothing when the provider could not be reached [SV10]', async () => {
    const refresh = () => Promise.reject(new IdentityError('transient', 'Network Error', 'NetworkError'));
    const { request, onSessaoRecusada } = openHttp({
      identity: { accessToken: async () => 'old', refresh },
      answer: expired,
    });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'transient' } });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('is another matter than a page that wants a login', async () => {
    const { request, onSessaoRecusada } = openHttp({ answer: () => json(401, { erros: [] }) });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'refused', status: 401 } });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('is not what a 403 is [IN3]', async () => {
    const identity = renewable();
    const { request } = openHttp({ identity, answer: () => json(403, { erros: [] }) });
    await request({ method: 'GET', path: '/x' });
    expect(identity.refresh).not.toHaveBeenCalled();
  });
});

describe('a call without a token', () => {
  it.each([
    ['ends the session where somebody seems to be signed in, whom the provider has lost', true, 'identity', 1],
    ['is refused like any other for a visitor', false, 'refused', 0],
  ] as const)('%s', async (_, entrou, kind, times) => {
    const { request, onSessaoRecusada } = openHttp({ answer: expired, entrou: () => entrou });
    expect(await request({ method: 'GET', path: '/Pedidos' })).toMatchObject({ ok: false, failure: { kind } });
    expect(onSessaoRecusada).toHaveBeenCalledTimes(times);
  });
});
