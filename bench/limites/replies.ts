import { Agent, request } from 'undici';
import { median } from '../statistics';
import { placeId, searchPath, type Client, type Rota } from './client';
import { byClients } from './clients';
import { startMeasured, type MeasuredServer } from './measuredServer';
import type { Row } from './table';

const AT_ONCE = 16;
const ROUNDS = 5;
const WARM = 600;
const A_ROUND = 1_500;
/** Days on which searches are made that no reply in memory answers; those of the first ones make the code warm. */
const FRESH_DAYS = { warm: [4, 25], measured: [26, 58] } as const;
/** Cities whose pairs are searched where they have trips: enough pairs that each search is made once. */
const CITIES = [
  'sao paulo',
  'rio de janeiro',
  'curitiba',
  'belo horizonte',
  'campinas',
  'ribeirao preto',
  'florianopolis',
  'brasilia',
  'goiania',
  'santos',
  'porto alegre',
  'londrina',
] as const;
const DAY_OF_TRIAL = 3;

interface Asked {
  path: string;
  headers: Record<string, string>;
}

/** Processor time of replies that need no thought, beside Fastify's own for as many bytes, in rounds that take turns. */
export async function measureReplies(ours: MeasuredServer, client: Client): Promise<Row[]> {
  const br = { 'accept-encoding': 'br' };
  const search = { path: searchPath(client.rota, 5), headers: br };
  const first = await ask(client.origin, search);
  const home = { path: '/home', headers: br };
  const notChanged = { path: search.path, headers: { ...br, 'if-none-match': first.etag } };
  const micros = async (name: string, asked: Asked, status: number, goal: number): Promise<Row> => {
    const { bytes } = await ask(client.origin, asked, status);
    const bare = await startBare(bytes);
    const bareAsked = { path: status === 304 ? '/304' : '/', headers: br };
    const taken = { ours: [] as number[], limit: [] as number[] };
    await costOf(ours, asked, status, WARM);
    await costOf(bare, bareAsked, status, WARM);
    for (let round = 0; round < ROUNDS; round += 1) {
      taken.ours.push(await costOf(ours, asked, status, A_ROUND));
      taken.limit.push(await costOf(bare, bareAsked, status, A_ROUND));
    }
    await bare.stop();
    return { name, unit: 'µs', ours: median(taken.ours), limit: median(taken.limit), goal: { atMost: goal } };
  };
  return [
    await micros('search from memory, brotli', search, 200, 62.5),
    await micros('304', notChanged, 304, 45),
    await micros('home, brotli', home, 200, 60),
  ];
}

/** Fastify with one reply of as many bytes, and with an empty 304. */
const startBare = (bytes: number): Promise<MeasuredServer> =>
  startMeasured({ BYTES: String(bytes) }, 'bench/limites/bareServer.mjs');

/** A search that nobody made before, on the server's and on the database's side, between two rounds of bare replies. */
export async function measureFreshSearches(
  ours: MeasuredServer,
  client: Client,
  databaseMs: () => number,
): Promise<Row[]> {
  const rotas = await listRotas(client);
  const pathsOf = ([first, last]: readonly [number, number]): string[] =>
    Array.from({ length: last - first + 1 }, (_, i) => rotas.map((rota) => searchPath(rota, first + i))).flat();
  const warm = pathsOf(FRESH_DAYS.warm);
  await byClients(4, warm.length, (n) => client.get(warm[n] ?? ''));
  const paths = pathsOf(FRESH_DAYS.measured);
  const { bytes } = await ask(client.origin, { path: warm[0] ?? '', headers: {} });
  const bare = await startBare(bytes);
  const bareRound = () => costOf(bare, { path: '/', headers: {} }, 200, A_ROUND);
  await bareRound();
  const bareBefore = await bareRound();
  const before = { server: (await ours.read()).processorMs, database: databaseMs() };
  await byClients(4, paths.length, (n) => client.get(paths[n] ?? ''));
  const used = (now: number, then: number): number => ((now - then) * 1000) / paths.length;
  const server = used((await ours.read()).processorMs, before.server);
  const database = used(databaseMs(), before.database);
  const limit = (bareBefore + (await bareRound())) / 2;
  await bare.stop();
  return [
    { name: 'search not in memory, server', unit: 'µs', ours: server, limit, goal: { atMost: 250 } },
    { name: 'search not in memory, database', unit: 'µs', ours: database, limit: null, goal: { atMost: 200 } },
  ];
}

/** Pairs of cities with trips on some day. */
async function listRotas(client: Client): Promise<Rota[]> {
  const ids = await Promise.all(CITIES.map((termo) => placeId(client, termo)));
  const found: Rota[] = [];
  for (const localidadeOrigem of ids) {
    for (const localidadeDestino of ids) {
      if (localidadeOrigem === localidadeDestino) continue;
      const rota = { localidadeOrigem, localidadeDestino };
      const viagens = await client.get<unknown[]>(searchPath(rota, DAY_OF_TRIAL));
      if (viagens.length > 0) found.push(rota);
    }
  }
  return found;
}

const dispatcher = new Agent({ connections: AT_ONCE });

async function ask(origin: string, { path, headers }: Asked, status = 200): Promise<{ bytes: number; etag: string }> {
  const reply = await request(origin + path, { headers, dispatcher });
  const bytes = (await reply.body.arrayBuffer()).byteLength;
  if (reply.statusCode !== status) throw new Error(`${path}: ${reply.statusCode}`);
  return { bytes, etag: String(reply.headers.etag ?? '') };
}

/** Processor time of one reply in microseconds. */
async function costOf(server: MeasuredServer, asked: Asked, status: number, times: number): Promise<number> {
  const before = (await server.read()).processorMs;
  await byClients(AT_ONCE, times, () => ask(server.origin, asked, status));
  return (((await server.read()).processorMs - before) * 1000) / times;
}
