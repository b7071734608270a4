import { START_MS } from '../../../tests/support/startMs';
import { eventually } from '../../../server/pedidos/testdata/comprador';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { watchInvariants } from '../../conclusao/alertas/watchInvariants';
import type { Database } from '../database/database';
import { createMetrics } from '../metrics/metrics';
import { enqueueEmail, Hopeless, Refused, sendQueued } from '../outbox/outbox';
import { countQueued } from '../outbox/mensagemRepository';
import { BreakerOpen } from './breaker';
import { createBreakers } from './breakers';
import { guardFetch } from './guardFetch';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy();
}, START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('disjuntor').execute();
  await database.db.deleteFrom('caixa_saida').execute();
});

const silent = { warn: jest.fn(), error: jest.fn() };
const start = (restMs?: number) => createBreakers({ db: database.db, log: silent, restMs });
const rows = () => database.db.selectFrom('disjuntor').select('sistema').execute();
const text = (breakers: ReturnType<typeof start>) =>
  createMetrics({
    database,
    breakers,
    certificados: [],
    countAlertas: async () => 0,
    oldestPaidS: async () => 0,
  }).text();
const alerts = async (certificados: { sistema: string; validoAte: Date }[] = []) =>
  (await watchInvariants(database, certificados)).map(({ invariante, detalhe }) => `${invariante} ${detalhe}`);

describe('an open breaker', () => {
  it('is in the metrics and in the alerts until the system answers again', async () => {
    const breakers = start(1);
    let status = 503;
    const ask = guardFetch(breakers.of('sms'), async () => new Response('', { status }));
    for (let n = 0; n < 5; n += 1) expect((await ask('https://x.test', {})).status).toBe(503);
    await eventually(rows, (found) => found.length === 1);
    expect(await text(breakers)).toContain('itape_breaker_open{system="sms"} 1');
    expect(await text(breakers)).toContain('itape_breaker_open{system="pix"} 0');
    expect(await alerts()).toEqual([expect.stringMatching(/^A8 sms: sem resposta desde/)]);

    await new Promise((resolve) => setTimeout(resolve, 5));
    status = 404;
    expect((await ask('https://x.test', {})).status).toBe(404);
    expect(await eventually(rows, (found) => found.length === 0)).toEqual([]);
    expect(await text(breakers)).toContain('itape_breaker_open{system="sms"} 0');
    await alerts();
    expect(await database.db.selectFrom('alerta').selectAll().where('resolvido_em', 'is', null).execute()).toEqual([]);
  });

  it('costs a message that waits none of its attempts', async () => {
    await enqueueEmail(database.db, 'a', { para: 'ana@itape.test', assunto: 'a', corpo: 'b' });
    const failures: unknown[] = [];
    const port = { send: () => Promise.reject(new BreakerOpen('away')) };
    await sendQueued(database, port, (failure) => failures.push(failure));
    const row = await database.db
      .selectFrom('caixa_saida')
      .select(['tentativas', 'tentar_em', 'publicado_em'])
      .executeTakeFirstOrThrow();
    expect([row.tentativas, row.publicado_em, failures]).toEqual([0, null, []]);
    expect(row.tentar_em.getTime() - Date.now()).toBeLessThan(31_000);
  });
});

describe('a message that no repetition delivers', () => {
  it.each([
    ['is refused', new Refused('no such user'), { esperam: 0, desistidas: 0, recusadas: 1 }],
    ['is given up at once', new Hopeless('no such template'), { esperam: 0, desistidas: 1, recusadas: 0 }],
  ])('%s, and is not sent again', async (_, error, counted) => {
    await enqueueEmail(database.db, 'a', { para: 'ana@itape.test', assunto: 'a', corpo: 'b' });
    const send = jest.fn(() => Promise.reject(error));
    await sendQueued(database, { send });
    await database.db
      .updateTable('caixa_saida')
      .set({ tentar_em: new Date(0) })
      .execute();
    await sendQueued(database, { send });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await countQueued(database.db)).toEqual([{ topico: 'email', ...counted }]);
  });
});

it('raises an alert 30 days before a certificate ends', async () => {
  const inDays = (days: number) => [{ sistema: 'pix', validoAte: new Date(Date.now() + days * 86_400_000) }];
  expect(await alerts(inDays(31))).toEqual([]);
  expect(await alerts(inDays(29))).toEqual([expect.stringMatching(/^A7 pix: vale até 20\d\d-/)]);
});
