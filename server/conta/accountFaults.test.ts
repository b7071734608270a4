import fc from 'fast-check';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';

const ana = signedInAs('ana');
const umaConta = {
  nome: 'Ana Souza',
  cpf: '52998224725',
  dataNascimento: '1990-05-17',
  celular: '+5511987654321',
  termosAceite: true,
  email: 'ana@itape.test',
  provedorTipo: 1,
};
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the account under attack', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
    await server.app.inject({ method: 'POST', url: '/api/Conta', headers: ana, payload: umaConta });
  }, START_MS);
  afterAll(() => server.close());

  const conta = async () =>
    (await server.app.inject({ url: '/api/Conta/ObterPorCognitoId', headers: ana })).json<{ data: object }>().data;

  it('takes no key that it does not name, whatever it is called [MA1]', async () => {
    const before = await conta();
    const named = ['nome', 'celular', 'dataNascimento'];
    const key = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.constantFrom('id', 'sub', 'cpf', 'email', 'grupos', 'admin', 'provedorTipo', 'criadoEm', 'toString'),
    );
    await fc.assert(
      fc.asyncProperty(
        key.filter((name) => !named.includes(name) && name !== '__proto__'),
        fc.jsonValue({ maxDepth: 1 }),
        async (name, value) => {
          const { nome, celular, dataNascimento } = umaConta;
          const payload = { nome, celular, dataNascimento, [name]: value };
          const reply = await server.app.inject({ method: 'PUT', url: '/api/Conta', headers: ana, payload });
          expect(reply.statusCode).toBe(400);
        },
      ),
      { numRuns: 1000 },
    );
    expect(await conta()).toEqual(before);
  }, 60_000);

  it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"nome":{"__proto__":1}}'])(
    'is not polluted by %s [PR1]',
    async (payload) => {
      for (const method of ['POST', 'PUT'] as const) {
        const reply = await server.app.inject({
          method,
          url: '/api/Conta',
          headers: { ...ana, ...JSON_TYPE },
          payload,
        });
        expect(reply.statusCode).toBe(400);
      }
      expect(Reflect.get({}, 'admin')).toBeUndefined();
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no form of another site, sent as %s [CS1]',
    async (type) => {
      const headers = { ...ana, 'content-type': type };
      const payload = JSON.stringify(umaConta);
      const reply = await server.app.inject({ method: 'POST', url: '/api/Conta', headers, payload });
      expect(reply.statusCode).toBe(415);
    },
  );

  it('knows nobody by a cookie [CS1]', async () => {
    const headers = { cookie: `authorization=${ana.authorization}; accessToken=teste.ana` };
    const reply = await server.app.inject({ url: '/api/Conta/ObterPorCognitoId', headers });
    expect(reply.statusCode).toBe(401);
  });

  it.each(['https://evil.test', 'null', 'http://localhost.evil.test'])(
    'is read by no page of another origin: %s [CO1]',
    async (origin) => {
      const preflight = { origin, 'access-control-request-method': 'POST' };
      const asked = await server.app.inject({ method: 'OPTIONS', url: '/api/Conta', headers: preflight });
      const read = await server.app.inject({ url: '/api/Conta/ObterPorCognitoId', headers: { ...ana, origin } });
      for (const { headers } of [asked, read]) expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it.each([
    "' or 1=1 --",
    "ana@itape.test'; drop table conta; --",
    '%',
    'ana@itape.test\r\nx: y',
    '52998224725 or 1=1',
  ])('is found by no clever question: %j [IJ1]', async (asked) => {
    for (const path of ['ObterPorEmail?email', 'ObterPorCpf?cpf']) {
      const url = `/api/Conta/${path}=${encodeURIComponent(asked)}`;
      const reply = await server.app.inject({ url, headers: signedInAs('bia', 'Agencia') });
      if (reply.statusCode !== 400) expect(reply.json()).toEqual({ data: null });
      expect(reply.body).not.toMatch(/sql|syntax|select|52998224725/i);
    }
    expect(await conta()).toMatchObject({ nome: 'Ana Souza' });
  });

  it('refuses what is too large or too deep before it costs anything [DO1]', async () => {
    const large = JSON.stringify({ ...umaConta, nome: 'a'.repeat(10_000_000) });
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    for (const [payload, status] of [
      [large, 413],
      [deep, 400],
    ] as const) {
      const { user } = process.cpuUsage();
      const headers = { ...ana, ...JSON_TYPE };
      const reply = await server.app.inject({ method: 'POST', url: '/api/Conta', headers, payload });
      expect(reply.statusCode).toBe(status);
      // Processor time of this process in microseconds: a busy neighbour does not count.
      expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
    }
  });

  it('is answered to its owner alone, and kept by no cache [CA1]', async () => {
    const reply = await server.app.inject({ url: '/api/Conta/ObterPorCognitoId', headers: ana });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['referrer-policy']).toMatch(/no-referrer|same-origin/);
  });
});
