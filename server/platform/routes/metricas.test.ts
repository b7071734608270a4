import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { startRoutes } from '../../../tests/support/startRoutes';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { MAX_ATTEMPTS } from '../outbox/attempts';
import { enqueueEmail } from '../outbox/outbox';
import type { Metrics } from '../metrics/metrics';
import { registerMetricas } from './metricas';

const silent: Metrics = {
  observe: () => undefined,
  countBrowserError: () => undefined,
  text: () => Promise.resolve('up 1\n'),
  contentType: 'text/plain',
};

/** The answer to a reader at an address, with and without a token. */
async function read(token: string | null, remoteAddress: string, authorization?: string): Promise<number> {
  const app = await startRoutes(async (routes) => registerMetricas(routes, silent, token));
  const headers = authorization === undefined ? {} : { authorization };
  const { statusCode } = await app.inject({ url: '/metrics', remoteAddress, headers });
  await app.close();
  return statusCode;
}

describe('readers of the metrics', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.20.0.2', '192.168.0.9', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'are machines of the same network, such as %s',
    async (address) => expect(await read(null, address)).toBe(200),
  );

  it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8'])('are not %s', async (address) => {
    expect(await read(null, address)).toBe(404);
  });

  it('are whoever has the token, where there is one, and nobody else', async () => {
    expect(await read('segredo', '8.8.8.8', 'Bearer segredo')).toBe(200);
    for (const sent of [undefined, 'Bearer', 'Bearer segred', 'Bearer segredo2', 'segredo'])
      expect(await read('segredo', '127.0.0.1', sent)).toBe(404);
  });
});

describe('the metrics of a server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
    await server.services.scheduler.stop();
  }, START_MS);
  afterAll(() => server.close());

  const metrics = async () => (await server.app.inject('/metrics')).body.split('\n');

  it('count requests by route and status, without any address', async () => {
    await server.app.inject('/api/Conta/ObterPorCpf?cpf=52998224725');
    await server.app.inject('/api/Viagens/123456789');
    const lines = (await metrics()).filter((line) => line.startsWith('itape_http_request_duration_seconds_count'));
    expect(lines).toContainEqual(expect.stringMatching(/method="GET",route="\/api\/Viagens\/:id",status="404"} 1$/));
    expect(lines.join()).not.toMatch(/52998224725|123456789/);
  });

  it('tell of the queue, the alerts and the database', async () => {
    const { db } = server.services.database;
    for (const chave of ['a', 'b', 'c']) {
      await enqueueEmail(db, chave, { para: 'ana@itape.test', assunto: 'x', corpo: 'x' });
    }
    await db.updateTable('caixa_saida').set({ tentativas: MAX_ATTEMPTS }).where('chave', 'in', ['b', 'c']).execute();
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'itape_outbox_messages{topic="email",state="waiting"} 1',
        'itape_outbox_messages{topic="email",state="given_up"} 2',
        'itape_outbox_messages{topic="email",state="refused"} 0',
        'itape_alerts_open 0',
        'itape_database_up 1',
        expect.stringMatching(/^nodejs_eventloop_lag_seconds /),
      ]),
    );
  });

  it('tell how long the oldest paid order waits for its ticket', async () => {
    expect(await metrics()).toContain('itape_paid_order_oldest_seconds 0');
    const { id } = await umComprador(server).order([1]);
    const atualizado_em = sql<Date>`now() - interval '90 seconds'`;
    const { db } = server.services.database;
    await db.updateTable('pedido').set({ situacao: 'pago', atualizado_em }).where('id', '=', id).execute();
    const [line = ''] = (await metrics()).filter((one) => one.startsWith('itape_paid_order_oldest_seconds'));
    expect(Math.round(Number(line.split(' ')[1]) / 30)).toBe(3);
  });

  it('still answer when the database does not', async () => {
    await server.services.database.close();
    expect(await metrics()).toContain('itape_database_up 0');
    expect((await server.app.inject('/api/vivo')).json()).toEqual({ data: { situacao: 'vivo' } });
    expect((await server.app.inject('/api/pronto')).statusCode).toBe(503);
  });
});
