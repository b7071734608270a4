import { CANCEL } from 'redux-saga';
import { AGORA } from '../../../tests/support/builders';
import { IdentityError } from '../identityError';
import { HTTP_TIMEOUT_MS } from './createHttp';
import { json, openHttp, type HttpWorld } from '../../../tests/support/openHttp';

const unreachable = new IdentityError('transient', 'Network Error', 'NetworkError');

describe('a request', () => {
  it('carries the contract’s headers and gives the reply’s data [§7.cabecalhos.1, §7.cabecalhos.2, §7.base.1, §9.versao.1, §1.versao.1]', async () => {
    const { request, calls } = openHttp({
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
    const { request, calls } = openHttp({ answer: () => json(200, { data: null }) });
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
    const { request, calls } = openHttp({
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
    const { request } = openHttp({ answer: () => json(409, { erros, poltronas }) });
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
    const { request, onSessaoRecusada } = openHttp({ answer });
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
    const { request, onSessaoRecusada } = openHttp({ answer: () => new Response('{}', { status: 429, headers }) });
    expect(await request({ method: 'POST', path: '/Reservas' })).toEqual({
      ok: false,
      failure: { kind: 'transient', motivo: 'limite', segundos },
    });
    expect(onSessaoRecusada).not.toHaveBeenCalled();
  });

  it('bears a refusal whose body is no list of errors', async () => {
    const { request } = openHttp({ answer: () => json(400, { erros: 'nope' }) });
    expect(await request({ method: 'GET', path: '/x' })).toMatchObject({ failure: { kind: 'refused', erros: [] } });
  });
});

describe('waiting', () => {
  const never: HttpWorld['answer'] = (_url, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });

  it('ends after a time, as a passing failure', async () => {
    jest.useFakeTimers();
    try {
      const result = openHttp({ answer: never }).request({ method: 'GET', path: '/x' });
      await jest.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS);
      expect(await result).toEqual({ ok: false, failure: { kind: 'transient', motivo: 'tempo' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('ends when the caller gives up, which is no failure to be told', async () => {
    const controller = new AbortController();
    const result = openHttp({ answer: never }).request({ method: 'GET', path: '/x', signal: controller.signal });
    setTimeout(() => controller.abort(), 1);
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends when the workflow that waits is cancelled', async () => {
    const result = openHttp({ answer: never }).request({ method: 'GET', path: '/x' });
    const cancel = (result as unknown as Record<string, () => void>)[CANCEL];
    setTimeout(() => cancel?.(), 1);
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });
});
