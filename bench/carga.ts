/**
 * Searches and holds on a real PostgreSQL by several clients, compared in the same run with the bare database doing the
 * same work and with a bare Fastify reply. Rounds are interleaved, so that a busy moment affects all of them.
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import fastify from 'fastify';
import pg from 'pg';
import { addDias, diaEm } from '../src/domain/base/data';
import { startPostgres } from '../tests/support/postgresServer.mjs';
import { startProduct } from './product';
import { median, percentile } from './statistics';

const ROUNDS = Number(process.env.RODADAS ?? 5);
const A_ROUND = 120;
const AT_ONCE = 8;
const PAIRS = [
  ['sao paulo', 'rio'],
  ['rio', 'sao paulo'],
  ['sao paulo', 'curitiba'],
  ['sao paulo', 'belo horizonte'],
  ['campinas', 'ribeirao preto'],
  ['curitiba', 'florianopolis'],
] as const;

const postgres = await startPostgres();
const product = await startProduct({ DATABASE_URL: postgres.url });
const pool = new pg.Pool({ connectionString: postgres.url, max: 20 });
const bare = fastify();
const text = JSON.stringify({ data: 'x'.repeat(12_000) });
bare.get('/', (_request, reply) => reply.type('application/json').send(text));
const bareOrigin = await bare.listen({ host: '127.0.0.1', port: 0 });

async function json<T>(path: string, init: RequestInit = {}): Promise<T> {
  const reply = await fetch(product.origin + path, init);
  const body = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${body.slice(0, 200)}`);
  return (JSON.parse(body) as { data: T }).data;
}

async function signIn(): Promise<string> {
  const { identity } = (await (await fetch(`${product.origin}/config.json`)).json()) as {
    identity: { endpoint: string; clientId: string };
  };
  const reply = await fetch(identity.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: identity.clientId,
      AuthParameters: { USERNAME: 'cliente@itape.test', PASSWORD: 'senha123' },
    }),
  });
  return ((await reply.json()) as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult.AccessToken;
}

/** Milliseconds of each call, several running concurrently. */
async function times(work: (n: number) => Promise<unknown>, from: number): Promise<number[]> {
  const taken: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < A_ROUND) {
        const n = from + next++;
        const started = performance.now();
        await work(n);
        taken.push(performance.now() - started);
      }
    }),
  );
  return taken;
}

const today = diaEm(new Date(), 'America/Sao_Paulo');
const placeId = async (termo: string): Promise<string> => {
  const [place] = await json<{ id: string }[]>(`/api/Localidades?termo=${encodeURIComponent(termo)}`);
  if (!place) throw new Error(`no place called ${termo}`);
  return place.id;
};
const pairs = await Promise.all(PAIRS.map(async ([from, to]) => [await placeId(from), await placeId(to)] as const));
const searchPath = (n: number): string => {
  const [origem, destino] = pairs[n % pairs.length] ?? ['', ''];
  const dia = addDias(today, 1 + (Math.floor(n / pairs.length) % 58));
  return `/api/Viagens?localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dia}`;
};
const authorization = `Bearer ${await signIn()}`;

interface Trip {
  id: string;
}
const [origem, destino] = pairs[0] ?? ['', ''];
const days = Array.from({ length: 20 }, (_, i) => addDias(today, 20 + i));
const found = await Promise.all(
  days.map((dia) =>
    json<Trip[]>(`/api/Viagens?localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dia}`),
  ),
);
const trips = found.flat();
const hold = (n: number): Promise<unknown> => {
  const trip = trips[n % trips.length];
  const trecho = {
    viagemId: trip?.id,
    localidadeOrigem: origem,
    localidadeDestino: destino,
    poltronas: [1 + Math.floor(n / trips.length)],
  };
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return json('/api/Reservas', { method: 'POST', headers, body: JSON.stringify({ trechos: [trecho] }) });
};

/** The database work of a search alone. */
const bareSearch = async (n: number): Promise<void> => {
  const day = addDias(today, 1 + (n % 58));
  const { rows } = await pool.query<{ id: string }>(
    `select id, saida, layout_id from partida where linha_id = any(array(select id from linha limit 6))
      and saida >= $1::date and saida < $1::date + 1 order by saida`,
    [day],
  );
  await pool.query(
    `select partida_id, count(distinct poltrona) from ocupacao
      where partida_id = any($1::bigint[]) and (expira_em is null or expira_em > now()) group by 1`,
    [rows.map(({ id }) => id)],
  );
};
/** The rows of a hold in one transaction alone. */
const bareHold = async (n: number): Promise<void> => {
  const client = await pool.connect();
  try {
    const id = randomUUID();
    await client.query('begin');
    await client.query(
      `insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
        select $1::bigint, 1, g, $2::uuid, now() + interval '10 minutes' from generate_series(0, 1) g
        on conflict (partida_id, poltrona, perna) do nothing`,
      [-1 - n, id],
    );
    await client.query(`insert into reserva(id, dono, expira_em) values ($1, 'bare', now() + interval '10 minutes')`, [
      id,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
};
const bareReply = async (): Promise<unknown> => (await fetch(bareOrigin)).text();

const all = { search: [] as number[], hold: [] as number[] };
const ratios = {
  searchDb: [] as number[],
  searchServer: [] as number[],
  holdDb: [] as number[],
  holdServer: [] as number[],
};
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const from = round * A_ROUND;
  const search = await times((n) => json(searchPath(n)), from);
  const db = await times(bareSearch, from);
  const reply = await times(bareReply, from);
  const holds = await times(hold, from);
  const dbHold = await times(bareHold, from);
  if (round === 0) continue;
  all.search.push(...search);
  all.hold.push(...holds);
  ratios.searchDb.push(percentile(search, 0.95) / percentile(db, 0.95));
  ratios.searchServer.push(percentile(search, 0.95) / percentile(reply, 0.95));
  ratios.holdDb.push(percentile(holds, 0.99) / percentile(dbHold, 0.99));
  ratios.holdServer.push(percentile(holds, 0.99) / percentile(reply, 0.99));
}
await bare.close();
await pool.end();
product.stop();
await postgres.stop();

const line = (what: string, values: number[], share: number, [db, server]: [number[], number[]]): string =>
  `${what} p50 ${median(values).toFixed(1)} ms, p${share * 100} ${percentile(values, share).toFixed(1)} ms: ` +
  `${median(db).toFixed(1)}x the bare database, ${median(server).toFixed(1)}x a bare reply`;
console.log(`${AT_ONCE} clients at once, ${ROUNDS} rounds of ${A_ROUND}, PostgreSQL; load ${loadavg()[0]?.toFixed(1)}`);
console.log(line('search', all.search, 0.95, [ratios.searchDb, ratios.searchServer]));
console.log(line('hold  ', all.hold, 0.99, [ratios.holdDb, ratios.holdServer]));
process.exit(0);
