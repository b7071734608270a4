import { IdentityError } from '../identityError';
import { readReply, toFailure } from './readReply';

const reply = (status: number, body: string | null = null, headers: Record<string, string> = {}) =>
  readReply(new Response(body, { status, headers }));
const refusal = (status: number, problema: unknown) => reply(status, JSON.stringify(problema));
const transient = (motivo: string) => ({ ok: false, failure: { kind: 'transient', motivo } });

describe('a response', () => {
  it.each([
    ['{"data":[1]}', [1]],
    ['{"data":null}', null],
    ['{"data":0,"outro":1}', 0],
  ])('of 200 with %s is its data', async (body, value) => {
    await expect(reply(200, body)).resolves.toEqual({ ok: true, value });
  });

  it('of 204 has none', async () => {
    await expect(reply(204)).resolves.toEqual({ ok: true, value: undefined });
  });

  it.each([
    [200, '{}'],
    [200, '[]'],
    [200, '"data"'],
    [200, 'null'],
    [200, '<html>portal do hotel</html>'],
    [200, ''],
    [201, '{"resultado":1}'],
  ])('of %s that reads %s is not ours, and may be asked for again', async (status, body) => {
    await expect(reply(status, body)).resolves.toEqual(transient('servidor'));
  });

  it.each([408, 500, 502, 503, 504])('of %s is a server that cannot answer now', async (status) => {
    await expect(reply(status, '{"erros":[]}')).resolves.toEqual(transient('servidor'));
  });

  it.each([
    ['30', 30],
    [' 30 ', 30],
    ['86400', 86_400],
    ['86401', null],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['', null],
  ])('of 429 with Retry-After “%s” says how long to wait: %s', async (header, segundos) => {
    await expect(reply(429, '{}', { 'retry-after': header })).resolves.toEqual({
      ok: false,
      failure: { kind: 'transient', motivo: 'limite', segundos },
    });
  });
});

describe('a refusal', () => {
  const erro = { codigo: 'NOME_INVALIDO', mensagem: 'Informe um nome válido', campo: 'nome' };

  it.each([400, 401, 403, 404, 409, 422])('of %s has the server’s words', async (status) => {
    await expect(refusal(status, { erros: [erro] })).resolves.toEqual({
      ok: false,
      failure: { kind: 'refused', status, erros: [erro] },
    });
  });

  it('names the seats that are gone', async () => {
    const poltronas = [{ viagemId: '100', numero: 5 }];
    await expect(refusal(409, { erros: [erro], poltronas })).resolves.toMatchObject({ failure: { poltronas } });
  });

  it.each([
    ['no words at all', {}],
    ['words that are none', { erros: 'x' }],
    ['a list of something else', { erros: [null, 1, 'x', { codigo: 1, mensagem: 'm' }, { codigo: 'C' }] }],
    ['no object', []],
    ['nothing', null],
  ])('with %s has none to show', async (_, body) => {
    await expect(refusal(400, body)).resolves.toEqual({
      ok: false,
      failure: { kind: 'refused', status: 400, erros: [] },
    });
  });

  it('keeps the words that are right among others', async () => {
    await expect(refusal(400, { erros: [null, erro] })).resolves.toMatchObject({ failure: { erros: [erro] } });
  });
});

describe('a request without a response', () => {
  it.each([
    [new IdentityError('session', 'gone', 'SESSAO_RECUSADA'), { kind: 'identity', codigo: 'SESSAO_RECUSADA' }],
    [new IdentityError('transient', 'Network Error', 'NetworkError'), { kind: 'transient', motivo: 'rede' }],
    [new DOMException('late', 'TimeoutError'), { kind: 'transient', motivo: 'tempo' }],
    [new DOMException('gone', 'AbortError'), { kind: 'transient', motivo: 'rede' }],
    [new TypeError('Failed to fetch'), { kind: 'transient', motivo: 'rede' }],
    ['anything', { kind: 'transient', motivo: 'rede' }],
  ])('for %s is %j', (error, failure) => expect(toFailure(error)).toEqual(failure));

  it('that broke off within the body is the network’s fault, not the server’s', async () => {
    const cut = new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) }));
    await expect(readReply(cut)).rejects.toThrow('cut');
  });
});
