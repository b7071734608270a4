import { startOtlpReceiver } from '../../../tests/support/otlpReceiver';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, umComprador } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';
import { isTracingWanted, startTracing, type StopTracing } from './startTracing';
import { continueTrace, currentTraceparent } from './tracing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

describe('without a receiver', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://x' }, true],
  ])('%j makes traces: %j', (env, wanted) => {
    expect(isTracingWanted(env)).toBe(wanted);
  });

  it('kept work is done, and there is no trace to keep it in', async () => {
    await startTracing({});
    expect(await continueTrace(TRACEPARENT, 'work', () => Promise.resolve(currentTraceparent()))).toBeNull();
  });
});

describe('with a receiver', () => {
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let server: Server;
  let stop: StopTracing;
  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
    process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
    process.env.OTEL_RESOURCE_ATTRIBUTES = 'service.name=itape-teste';
    stop = await startTracing(process.env);
    server = await startServer();
  }, START_MS);
  afterAll(async () => {
    await server.close();
    await stop();
    await receiver.close();
    for (const name of ['ENDPOINT', 'HEADERS']) delete process.env[`OTEL_EXPORTER_OTLP_${name}`];
    for (const name of ['OTEL_BSP_SCHEDULE_DELAY', 'OTEL_RESOURCE_ATTRIBUTES']) delete process.env[name];
  });
  const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === TRACE);

  it('a Pix that was paid, its ticket and its e-mail are one trace, in which nobody is named', async () => {
    const ana = umComprador(server);
    const { id } = await ana.order([1]);
    const { txid } = await ana.charge(id);
    await createBank(server.services.database).pay(txid);
    const told = await server.app.inject({
      method: 'POST',
      url: '/api/Webhooks/Pix/pix?cpf=52998224725',
      headers: { traceparent: TRACEPARENT, 'user-agent': 'banco-de-ana' },
      payload: { pix: [{ txid }] },
    });
    expect(told.statusCode).toBe(200);
    await eventually(
      () => Promise.resolve(ofTrace().map(({ name }) => name)),
      (names) => names.includes('outbox email'),
    );
    const names = ofTrace().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['POST /api/Webhooks/Pix/pix', 'aviso_pix', 'outbox email']));
    const statements = ofTrace().map(({ attributes }) => attributes['db.statement'] ?? attributes['db.query.text']);
    expect(statements.join('\n')).toMatch(/insert into "?bilhete/);
    expect(ofTrace()[0]?.service).toBe('itape-teste');
    const sent = Buffer.concat(receiver.bodies).toString('latin1');
    expect(sent).toContain('/api/Pedidos');
    for (const personal of [
      '52998224725',
      '529.982',
      'ana@itape.test',
      'Ana Souza',
      'Concei',
      txid,
      id,
      'banco-de-ana',
    ])
      expect(sent).not.toContain(personal);
  });

  it('a call to another system carries the trace, and its address stays here', async () => {
    await continueTrace(TRACEPARENT, 'call', () => fetch(`${receiver.url}/cob/529?cpf=52998224725`));
    const [call] = receiver.called;
    expect(call?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    const span = await eventually(
      () => Promise.resolve(ofTrace().find(({ name }) => name === 'GET')),
      (found) => found !== undefined,
    );
    expect(Object.keys(span?.attributes ?? {}).sort()).toEqual([
      'http.request.method',
      'http.response.status_code',
      'server.address',
      'server.port',
    ]);
  });

  it('work that fails ends its span with the kind of the error, not its words', async () => {
    const failing = continueTrace(TRACEPARENT, 'failing', () => Promise.reject(new TypeError('cpf 52998224725')));
    await expect(failing).rejects.toThrow('cpf');
    const span = await eventually(
      () => Promise.resolve(ofTrace().find(({ name }) => name === 'failing')),
      (found) => found !== undefined,
    );
    expect(span?.attributes).toEqual({ 'error.type': 'TypeError' });
    expect(Buffer.concat(receiver.bodies).toString('latin1')).not.toContain('52998224725');
  });

  it('machines that ask whether the server is well leave no trace', async () => {
    const before = receiver.spans.length;
    for (const url of ['/api/vivo', '/api/pronto', '/metrics']) await server.app.inject(url);
    await server.app.inject('/api/nada');
    await eventually(
      () => Promise.resolve(receiver.spans.length),
      (n) => n > before,
    );
    const routes = receiver.spans.map(({ attributes }) => attributes['http.route']);
    expect(routes).not.toContain('/api/vivo');
    expect(receiver.spans.map(({ name }) => name).join()).not.toMatch(/vivo|pronto|metrics/);
  });
});
