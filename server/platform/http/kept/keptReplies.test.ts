import { Agent, get as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startRoutes } from '../../../../tests/support/startRoutes';
import type { Config } from '../../../config';
import { freshAnswers } from '../../../viagens/routes/freshAnswers';
import { createFreshness, type Freshness } from '../../freshness/freshness';
import type { App } from '../appTypes';

const running: App[] = [];
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

/** A listening server whose `/api/dia` has kept replies, and the answers that it noted. */
async function start(
  overrides: Partial<Config> = {},
  add: (app: App) => void = () => undefined,
  freshness?: Freshness,
) {
  const fresh = freshAnswers(() => 'a');
  const app = await startRoutes(
    (routes) => {
      add(routes);
      routes.kept.add('/api/dia', fresh.find);
      routes.get('/api/dia', { config: { access: 'publico' }, onRequest: fresh.onRequest }, (request, reply) =>
        fresh.answer(request, reply, 'dia', () => Promise.resolve({ texto: 'poltrona livre '.repeat(200) })),
      );
    },
    overrides,
    freshness,
  );
  running.push(app);
  const noted: string[] = [];
  app.kept.start(({ route, status }) => noted.push(`${status} ${route}`));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get = (headers: Record<string, string> = {}, method = 'GET', agent?: Agent) =>
    fetchPlain(port, headers, method, agent);
  return { app, get, noted };
}

/** A request with no headers but its own. */
const fetchPlain = (port: number, headers: Record<string, string>, method: string, agent?: Agent) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const request = ask(
      { host: '127.0.0.1', port, path: '/api/dia', headers, method, ...(agent && { agent }) },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
  });

/** The headers of an answer without those that differ from one to the next. */
const lasting = ({ date: _, 'x-request-id': id, ...headers }: IncomingHttpHeaders) => {
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return headers;
};

describe('a reply that is kept', () => {
  it.each([
    ['br', 200],
    ['gzip', 200],
    ['identity', 200],
    ['br', 304],
  ])('goes out as Fastify sent it, in %s, with all of its headers (%i)', async (encoding, status) => {
    const { get, noted } = await start();
    const {
      headers: { etag = '' },
    } = await get({ 'accept-encoding': encoding });
    const asked = { 'accept-encoding': encoding, ...(status === 304 && { 'if-none-match': etag }) };
    // The origin makes it a question for Fastify.
    const through = await get({ ...asked, origin: 'https://loja.test' });
    expect(noted).toEqual([]);
    const kept = await get(asked);
    expect(noted).toEqual([`${status} /api/dia`]);
    expect(kept.status).toBe(status);
    expect(lasting(kept.headers)).toEqual(lasting(through.headers));
    expect(kept.headers['content-security-policy']).toContain("default-src 'none'");
    expect(kept.bytes.equals(through.bytes)).toBe(true);
  });

  it.each([
    ['a person', { authorization: 'Bearer nada' }, 'GET', 401],
    ['a host that is none', { host: 'a b' }, 'GET', 400],
    ['a forwarded host', { 'x-forwarded-host': 'itape.test' }, 'GET', 200],
    ['a body', { 'content-length': '0' }, 'GET', 200],
    ['another method', {}, 'HEAD', 200],
    ['another address', { 'if-none-match': '"outra"' }, 'GET', 200],
  ])('is left to Fastify for %s', async (who, headers, method, status) => {
    const { get, noted } = await start();
    await get();
    expect((await get(headers, method)).status).toBe(status);
    expect(noted).toEqual(who === 'another address' ? ['200 /api/dia'] : []);
  });

  it('counts towards the ceiling of its route, whose refusal has its own words', async () => {
    const { get, noted } = await start({ rateLimit: true });
    const statuses: number[] = [];
    for (let n = 0; n < 64; n += 1) statuses.push((await get()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(noted).toHaveLength(59);
    const refused = await get();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('is counted by the address that a trusted proxy names', async () => {
    const { get } = await start({ rateLimit: true, trustProxy: (_, hop) => hop < 1 });
    const from = (address: string) => get({ 'x-forwarded-for': `198.51.100.1, ${address}` });
    for (let n = 0; n < 61; n += 1) await from('203.0.113.7');
    expect((await from('203.0.113.7')).status).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('is not sent while what replies are made of has to be read anew, which Fastify waits for', async () => {
    const clock = { ms: 0 };
    const freshness = createFreshness({ error: jest.fn() }, () => clock.ms);
    let reads = 0;
    freshness.add('empresa', 15_000, () => Promise.resolve((reads += 1)));
    const { get, noted } = await start({}, undefined, freshness);
    await get();
    clock.ms = 15_000;
    expect([(await get()).status, noted, reads]).toEqual([200, [], 1]);
    await get();
    expect([noted, reads]).toEqual([['200 /api/dia'], 1]);
  });

  it('is not sent by a server that stops, on a connection that is open still', async () => {
    const stopping: { ask?: () => Promise<unknown> } = {};
    const { app, get, noted } = await start({}, (routes) => {
      routes.addHook('preClose', async () => void (await stopping.ask?.()));
    });
    const connection = new Agent({ keepAlive: true, maxSockets: 1 });
    await get({}, 'GET', connection);
    const told: number[] = [];
    stopping.ask = async () => void told.push((await get({}, 'GET', connection)).status);
    await app.close();
    connection.destroy();
    expect([told, noted]).toEqual([[503], []]);
  });

  it('is refused at the start where its route is not public', async () => {
    const closed = startRoutes((routes) => {
      routes.kept.add('/api/minhas', () => undefined);
      routes.get('/api/minhas', { config: { access: 'autenticado' } }, () => ({ data: 1 }));
    });
    await expect(closed).rejects.toThrow('not public: /api/minhas');
  });
});
