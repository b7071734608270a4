import { randomUUID } from 'node:crypto';
import { encode } from '../tests/support/hostile/encode';
import { hostileRequests, plausibleRequests, type Parts } from '../tests/support/hostile/hostileRequest';
import { knownValues } from '../tests/support/hostile/knownValues';
import { operationsOf, stringsOf, type Description, type Operation } from '../tests/support/hostile/openapi';
import type { Known } from '../tests/support/hostile/plausible';
import { undescribed } from '../tests/support/hostile/undescribed';
import { START_MS } from '../tests/support/startMs';
import { signedInAs, startServer } from '../tests/support/startServer';
import { seedOperadores } from './agencia/operadores/seedOperadores';
import type { Server } from './createServer';

/** The same requests at every run: a failure can be sent again. */
const SEED = 20_261_122;
/** Requests of one operation beside those with a notorious value in each field. */
const RANDOM = 6;
/** Plausible requests tried before one is spoilt: a rule between fields refuses some of those that the schema admits. */
const CANDIDATES = 8;
/** Patience, not a bound: thousands of requests on a busy machine. */
const SLOW_MS = 300_000;
/** Statuses of a request that was refused before the code of its operation. */
const AT_THE_DOOR = [400, 401, 403];

const CLIENTE = 'ana';
const identities = [
  { who: 'nobody', headers: {} },
  { who: 'a customer', headers: signedInAs(CLIENTE) },
  { who: 'an operator', headers: signedInAs(seedOperadores.agencia.user.sub, 'Agencia') },
  {
    who: 'an administrator',
    headers: signedInAs(seedOperadores.responsavel.user.sub, 'Admin', 'Agencia', 'AgenciaResponsavel'),
  },
];

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
const reached = new Set<string>();
/**
 * Operations whose door none of these requests passes: documents whose parts have to agree, keys of a push service, the
 * signature of a channel that is not configured here.
 */
const BEHIND_THE_DOOR = [
  'PUT /api/Administracao/Empresa',
  'POST /api/Administracao/Tarifas',
  'POST /api/Encomendas',
  'PUT /api/Avisos/Aparelhos/{dispositivo}',
  'POST /api/Webhooks/Boleto',
  'POST /api/Webhooks/Iniciacao',
  'GET /api/Chatbot/Webhook',
  'POST /api/Chatbot/Webhook',
];

describe('input that a client should not send', () => {
  let server: Server;
  let operations: Operation[];
  let knownFor: (path: string) => Known;

  beforeAll(async () => {
    server = await startServer();
    const description = await server.app.inject({ url: '/api/openapi.json' });
    operations = [...operationsOf(description.json<Description>()), ...undescribed];
    knownFor = await knownValues(server, CLIENTE);
  }, START_MS);
  afterAll(() => server.close());

  /** The status; a stream of events is left as soon as it has begun. */
  const statusOf = async (operation: Operation, parts: Parts, headers: Record<string, string>): Promise<number> => {
    const options = encode(operation, parts);
    const reply = await server.app.inject({
      ...options,
      headers: { ...options.headers, ...headers, 'idempotency-key': randomUUID() },
      payloadAsStream: true,
    });
    const stream = reply.stream().resume();
    if (String(reply.headers['content-type']).startsWith('text/event-stream')) stream.destroy();
    else await new Promise((resolve) => stream.once('close', resolve));
    return reply.statusCode;
  };

  it('is sent to every operation', () => {
    const sent = new Set(operations.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`));
    const routes = server.app.declaredRoutes
      .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/openapi.json')
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`);
    expect(routes.filter((route) => !sent.has(route))).toEqual([]);
  });

  /** A plausible request that gets behind the door, by its status; the first one where none does. */
  const goodFor = async (operation: Operation, headers: Record<string, string>): Promise<Parts | undefined> => {
    const candidates = plausibleRequests(operation, knownFor(operation.path), { seed: SEED, random: CANDIDATES });
    for (const parts of candidates) {
      const status = await statusOf(operation, parts, headers);
      if (!AT_THE_DOOR.includes(status)) {
        reached.add(nameOf(operation));
        return parts;
      }
      if (status !== 400) break;
    }
    return candidates[0];
  };

  it.each(identities)(
    'is refused, and never answered with 5xx, when it comes from $who',
    async ({ headers }) => {
      const failures: string[] = [];
      for (const operation of operations) {
        const size = { seed: SEED, random: RANDOM };
        const good = await goodFor(operation, headers);
        for (const parts of hostileRequests(operation, knownFor(operation.path), size, good)) {
          const status = await statusOf(operation, parts, headers);
          if (status >= 500) failures.push(`${status} ${operation.method} ${operation.path} ${JSON.stringify(parts)}`);
        }
      }
      expect(failures).toEqual([]);
    },
    SLOW_MS,
  );

  it('is near one that the code of its operation judges, for nearly every operation', () => {
    expect(operations.map(nameOf).filter((name) => !reached.has(name))).toEqual(BEHIND_THE_DOOR);
  });

  it('has no field of text that admits a NUL or half of a surrogate pair', () => {
    const admits = operations
      .filter((operation) => !undescribed.includes(operation))
      .flatMap(({ method, path, params, query, headers, body }) =>
        [params, query, headers, ...(body === null ? [] : [body])]
          .flatMap((schema) => stringsOf(schema))
          .filter(({ schema }) => !isStrict(schema))
          .map(({ name }) => `${method} ${path} ${name}`),
      );
    expect(admits).toEqual([]);
  });
});

const POISON = ['\u0000', '\ud800', 'a\u0000'.repeat(10), 'a\ud800'.repeat(10), '1\u0000', 'Ana\u0000'];

/** Formats are checked with the rules of the domain, in `http/validation.test.ts`. */
const isStrict = ({
  enum: values,
  format,
  pattern,
}: {
  enum?: unknown[];
  format?: string;
  pattern?: string;
}): boolean =>
  values !== undefined ||
  format !== undefined ||
  (pattern !== undefined && POISON.every((text) => !new RegExp(pattern, 'u').test(text)));
