import type { HTTPMethods } from 'fastify';
import capacitor from '../../native/capacitor.config.json';
import { ORIGENS_NATIVAS } from '../../server/platform/http/security/cors';
import type { Server } from '../../server/createServer';
import { createAuthorizedFetch } from '../../src/services/http/authorizedFetch';
import { createFiles } from '../../src/services/http/createFiles';
import { createHttp } from '../../src/services/http/createHttp';
import { createStream } from '../../src/services/http/createStream';
import { START_MS } from '../support/startMs';
import { signedInAs, startServer } from '../support/startServer';

const ana = signedInAs('ana');
const STRANGERS = [
  'https://localhost.evil.test',
  'https://localhost:8443',
  'http://localhost',
  'https://LOCALHOST',
  'capacitor://localhost.evil.test',
  'ionic://localhost',
  'null',
  'https://app.itape.com.br',
  'https://evil.test',
];

/** Headers allowed in cross-origin requests without preflight, among those that our client could use. */
const needsNoLeave = (name: string): boolean => ['accept', 'accept-language'].includes(name);
/** Response headers readable across origins by default. */
const READABLE = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified'];

/** Runs every kind of request of the real client, signed in and with an external session. */
async function askEverything() {
  const sent = new Set<string>();
  const read = new Set<string>();
  const answering: typeof fetch = async (_input, init) => {
    Object.keys(init?.headers ?? {}).forEach((name) => sent.add(name.toLowerCase()));
    const response = new Response('{"data":null}', { status: 404 });
    const get = response.headers.get.bind(response.headers);
    response.headers.get = (name) => (read.add(name.toLowerCase()), get(name));
    return response;
  };
  const send = createAuthorizedFetch({
    fetch: answering,
    identity: { accessToken: async () => 'token', refresh: async () => null },
    anonimo: () => false,
    entrou: () => false,
    clock: { now: () => new Date() },
    dispositivo: () => 'web-1',
    externa: () => ({ sessaoClientId: 'praxio-1', estabelecimentoId: 1 }),
    onSessaoRecusada: () => undefined,
  });
  const options = { onSessaoRecusada: () => undefined };
  await createHttp(send, options).request({ method: 'POST', path: '/x', body: {}, idempotencyKey: 'key' });
  await createFiles(send, options).save('/x', 'x.pdf');
  await new Promise<void>((ended) => createStream(send, { uuid: () => 'ff' }).open('/x', () => undefined, ended));
  return { sent: [...sent], read: [...read] };
}

describe('the API, called from the mobile app’s shell', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  }, START_MS);
  afterAll(() => server.close());

  const ask = (method: HTTPMethods, url: string, headers: Record<string, string>) =>
    server.app.inject({ method: method as 'GET', url, headers });
  const listOf = (value: unknown) =>
    (typeof value === 'string' ? value : '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);

  it('knows the origins that the shell gives its files, and these alone [CO1]', () => {
    const { hostname, androidScheme } = capacitor.server;
    expect(ORIGENS_NATIVAS).toEqual([`${androidScheme}://${hostname}`, `capacitor://${hostname}`]);
  });

  it.each([...ORIGENS_NATIVAS])(
    'lets %s send every header that our client sends, by every method [CO1]',
    async (origin) => {
      const needed = (await askEverything()).sent.filter((name) => !needsNoLeave(name));
      expect(needed).toEqual(
        expect.arrayContaining(['authorization', 'idempotency-key', 'content-type', 'x-dispositivo']),
      );
      for (const { method, url } of server.app.declaredRoutes) {
        // The public feeds are read by other systems, not by the app.
        if (method === 'HEAD' || !url.startsWith('/api/')) continue;
        const asked = { origin, 'access-control-request-method': method };
        const reply = await ask('OPTIONS', url, { ...asked, 'access-control-request-headers': needed.join(',') });
        expect(reply.statusCode).toBe(204);
        expect(reply.headers['access-control-allow-origin']).toBe(origin);
        expect(listOf(reply.headers['access-control-allow-methods'])).toContain(method.toLowerCase());
        expect(listOf(reply.headers['access-control-allow-headers'])).toEqual(expect.arrayContaining(needed));
        expect(Number(reply.headers['access-control-max-age'])).toBeGreaterThan(0);
      }
    },
  );

  it.each([...ORIGENS_NATIVAS])(
    'lets %s read answers and refusals, with every header our client reads [CO1]',
    async (origin) => {
      const readByClient = (await askEverything()).read.filter((name) => !READABLE.includes(name));
      const answers = [
        await ask('GET', '/api/Pedidos', { ...ana, origin }),
        await ask('GET', '/api/Pedidos', { origin }),
        await ask('GET', '/api/nada', { origin }),
        await ask('GET', '/config.json', { origin }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404, 200]);
      for (const { headers } of answers) {
        expect(headers['access-control-allow-origin']).toBe(origin);
        expect(headers['access-control-allow-credentials']).toBeUndefined();
        expect(listOf(headers['access-control-expose-headers'])).toEqual(
          expect.arrayContaining([...readByClient, 'retry-after']),
        );
        expect(listOf(headers.vary)).toContain('origin');
      }
    },
  );

  it('lets the shell ask the identity provider [CO1]', async () => {
    for (const origin of ORIGENS_NATIVAS) {
      const asked = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-amz-target',
      };
      const { headers } = await ask('OPTIONS', '/_idp/cognito-idp/', asked);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(listOf(headers['access-control-allow-headers'])).toContain('x-amz-target');
    }
  });

  it.each(STRANGERS)('gives %s nothing to read, and reflects nothing of it [CO1]', async (origin) => {
    const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const answers = [
      await ask('OPTIONS', '/api/Conta', { origin, ...preflight }),
      await ask('GET', '/api/Pedidos', { ...ana, origin }),
      await ask('GET', '/config.json', { origin }),
      await ask('GET', '/home', { origin }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(JSON.stringify(headers)).not.toContain(origin === 'null' ? '"null"' : origin);
    }
  });

  it('shares no page of the web with the shell, which has its own [CO1]', async () => {
    for (const origin of ORIGENS_NATIVAS)
      expect((await ask('GET', '/home', { origin })).headers['access-control-allow-origin']).toBeUndefined();
  });
});
