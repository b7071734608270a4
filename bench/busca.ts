/**
 * Trip search over the 60-day catalogue on the embedded database, compared with a bare Fastify reply of the same size
 * in the same run: rounds are interleaved, so that a busy moment affects both.
 */
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { addDias, diaEm } from '../src/domain/base/data';
import { startProduct } from './product';
import { median, percentile } from './statistics';

const ROUNDS = 5;
const SEARCHES_A_ROUND = 120;
const LIMIT_P95_MS = 50;
const PAIRS = [
  ['sao paulo', 'rio'],
  ['rio', 'sao paulo'],
  ['sao paulo', 'curitiba'],
  ['sao paulo', 'belo horizonte'],
  ['campinas', 'ribeirao preto'],
  ['curitiba', 'florianopolis'],
] as const;

interface Reply<T> {
  data: T;
}
const product = await startProduct();
const today = diaEm(new Date(), 'America/Sao_Paulo');

async function placeId(termo: string): Promise<string> {
  const reply = await fetch(`${product.origin}/api/Localidades?termo=${encodeURIComponent(termo)}`);
  const { data } = (await reply.json()) as Reply<{ id: string }[]>;
  if (!data[0]) throw new Error(`no place called ${termo}`);
  return data[0].id;
}

async function timed(url: string): Promise<{ ms: number; body: string }> {
  const started = performance.now();
  const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = await reply.text();
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
  return { ms: performance.now() - started, body };
}

const pairs = await Promise.all(PAIRS.map(async ([from, to]) => [await placeId(from), await placeId(to)] as const));
const urls = pairs.flatMap(([origem, destino]) =>
  Array.from(
    { length: 58 },
    (_, i) =>
      `/api/Viagens?localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${addDias(today, i + 1)}`,
  ),
);
// A fixed shuffle: every search differs, so that no reply comes from a cache.
urls.sort((a, b) => createHash('md5').update(a).digest('hex').localeCompare(createHash('md5').update(b).digest('hex')));

const warm = await Promise.all(urls.slice(0, 5).map((url) => timed(product.origin + url)));
const size = median(warm.map(({ body }) => body.length));
const bare = fastify();
const text = JSON.stringify({ data: 'x'.repeat(size - 11) });
bare.get('/', (_request, reply) => reply.type('application/json').send(text));
const bareOrigin = await bare.listen({ host: '127.0.0.1', port: 0 });

const ours: number[] = [];
const ratios: number[] = [];
for (let round = 0, next = 5; round < ROUNDS; round += 1) {
  const searches: number[] = [];
  const replies: number[] = [];
  for (let i = 0; i < SEARCHES_A_ROUND / 2; i += 1) {
    searches.push((await timed(product.origin + (urls[next++ % urls.length] ?? ''))).ms);
    replies.push((await timed(bareOrigin)).ms);
  }
  ours.push(...searches);
  ratios.push(percentile(searches, 0.95) / percentile(replies, 0.95));
}
await bare.close();
product.stop();

const p95 = percentile(ours, 0.95);
console.log(
  `search p50 ${median(ours).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit ${LIMIT_P95_MS}), reply ${(size / 1000).toFixed(1)} kB`,
);
console.log(
  `p95 against a bare Fastify reply of the same size: ${median(ratios).toFixed(1)}x (median of ${ROUNDS} rounds)`,
);
process.exit(p95 < LIMIT_P95_MS ? 0 : 1);
