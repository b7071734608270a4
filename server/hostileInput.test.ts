import { randomUUID } from 'node:crypto';
import { encode } from '../tests/support/hostile/encode';
import { hostileRequests, type Parts } from '../tests/support/hostile/hostileRequest';
import { knownValues } from '../tests/support/hostile/knownValues';
import { operationsOf, stringsOf, type Description, type Operation } from '../tests/support/hostile/openapi';
import type { Known } from '../tests/support/hostile/plausible';
import { START_MS } from '../tests/support/startMs';
import { signedInAs, startServer } from '../tests/support/startServer';
import { seedOperadores } from './agencia/operadores/seedOperadores';
import type { Server } from './createServer';

/** The same requests at every run: a failure can be sent again. */
const SEED = 20_261_122;
/** Requests of one operation beside those with a notorious value in each field. */
const RANDOM = 6;

const CLIENTE = 'ana';
const identities = [
  { who: 'nobody', headers: {} },
  { who: 'a customer', headers: signedInAs(CLIENTE) },
  { who: 'an operator', headers: signedInAs(seedOperadores.agencia.user.sub, 'Agencia') },
  { who: 'an administrator', headers: signedInAs('admin', 'Admin', 'Agencia', 'AgenciaResponsavel') },
];

/** The inputs of systems that call us; these routes are not in the OpenAPI description. */
const undescribed: Operation[] = [
  {
    method: 'POST',
    path: '/api/Webhooks/Pix/pix',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      required: ['pix'],
      properties: {
        pix: { type: 'array', items: { type: 'object', required: ['txid'], properties: { txid: { type: 'string' } } } },
      },
    },
  },
  { method: 'GET', path: '/onibus/estilo.css', params: {}, query: {}, headers: {}, body: null },
  {
    method: 'POST',
    path: '/api/Webhooks/Cartao',
    params: {},
    query: {},
    headers: {},
    body: { type: 'object', properties: { paymentId: { type: 'string' }, orderNumber: { type: 'string' } } },
  },
  {
    method: 'POST',
    path: '/api/Relatorios/Csp',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      properties: {
        'csp-report': {
          type: 'object',
          properties: {
            'effective-directive': { type: 'string' },
            'document-uri': { type: 'string' },
            'blocked-uri': { type: 'string' },
          },
        },
      },
    },
  },
  {
    method: 'POST',
    path: '/api/Relatorios/Falhas',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      properties: {
        versao: { type: 'string' },
        rota: { type: 'string' },
        falhas: { type: 'array', items: { type: 'object', properties: { nome: { type: 'string' } } } },
      },
    },
  },
  {
    method: 'POST',
    path: '/api/Relatorios/Vitais',
    params: {},
    query: {},
    headers: {},
    body: {
      type: 'object',
      properties: {
        versao: { type: 'string' },
        aparelho: { type: 'string' },
        medidas: { type: 'array', items: { type: 'object', properties: { rota: { type: 'string' } } } },
      },
    },
  },
  {
    method: 'GET',
    path: '/api/Chatbot/Webhook',
    params: {},
    headers: {},
    body: null,
    query: {
      type: 'object',
      properties: { 'hub.verify_token': { type: 'string' }, 'hub.challenge': { type: 'string' } },
    },
  },
  {
    method: 'POST',
    path: '/api/Chatbot/Webhook',
    params: {},
    query: {},
    headers: { type: 'object', properties: { 'x-hub-signature-256': { type: 'string' } } },
    body: { type: 'object', properties: { object: { type: 'string' }, entry: { type: 'array', items: {} } } },
  },
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

  it.each(identities)(
    'is refused, and never answered with 5xx, when it comes from $who',
    async ({ headers }) => {
      const failures: string[] = [];
      for (const operation of operations) {
        const size = { seed: SEED, random: RANDOM };
        for (const parts of hostileRequests(operation, knownFor(operation.path), size)) {
          const status = await statusOf(operation, parts, headers);
          if (status >= 500) failures.push(`${status} ${operation.method} ${operation.path} ${JSON.stringify(parts)}`);
        }
      }
      expect(failures).toEqual([]);
    },
    90_000,
  );

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
