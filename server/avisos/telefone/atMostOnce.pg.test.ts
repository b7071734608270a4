import { sql } from 'kysely';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { START_MS } from '../../../tests/support/startMs';
import { enqueueEmail, sendQueued, type Email } from '../../platform/outbox/outbox';
import { createSteps } from '../../platform/jobs/steps';
import { sendQueuedAvisos } from './telefoneQueue';
import { tellPassageiros } from './tellPassageiros';
import { passageiros } from './testdata/passageiros';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
  for (const { services } of both()) await services.scheduler.stop();
}, START_MS * 2);
afterAll(() => replicas.close());

const both = () => [replicas.server, replicas.other];
const db = () => replicas.server.services.database.db;
/** Every replica looks several times at the same moment. */
const atOnce = (look: (database: Replicas['server']['services']['database']) => Promise<unknown>) =>
  Promise.all(both().flatMap(({ services }) => [1, 2, 3].map(() => look(services.database))));
const MESSAGES = 60;

it('tells each passenger of an event once, though two replicas look and send at the same moment', async () => {
  const { umaCompra, say, queued } = passageiros(() => replicas.server);
  const celulares = ['+5511987650001', '+5511987650002', '+5511987650003'];
  const { pedidoId, viagemId } = await umaCompra(celulares);
  await atOnce((database) => tellPassageiros(database, createSteps(database)));
  await sql`delete from falha where etapa = 'aviso_passageiro'`.execute(db());
  await say(viagemId, { situacao: 'prevista', atrasoMinutos: 40, motivo: 'transito' });
  // Without the leases of steps the marks' key alone decides.
  await atOnce((database) => tellPassageiros(database, { each: runEach } as never));
  expect((await queued(pedidoId)).map(({ n, modelo }) => `${n} ${modelo}`).sort()).toEqual(
    [0, 1, 2].flatMap((n) => [`${n} atraso`, `${n} bilheteEmitido`]),
  );

  const sent: string[] = [];
  const sendModelo = async (id: string) => {
    sent.push(id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return 'enviado' as const;
  };
  const ways = { whatsapp: { sendModelo }, sms: null, publicUrl: 'https://itape.test' };
  await atOnce((database) => sendQueuedAvisos({ database, ...ways, onFailure: () => undefined }));
  expect([sent.length, new Set(sent).size]).toEqual([6, 6]);
});

it('sends each e-mail once, though two replicas take from the queue at the same moment', async () => {
  await db().deleteFrom('caixa_saida').execute();
  for (let n = 0; n < MESSAGES; n += 1) {
    await enqueueEmail(db(), `once/${n}`, { para: `p${n}@itape.test`, assunto: 'Sua passagem', corpo: 'Olá.' });
  }
  const sent: string[] = [];
  const port = {
    send: async (_: string, { para }: Email) => {
      sent.push(para);
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
  for (let turn = 0; turn < 2; turn += 1) await atOnce((database) => sendQueued(database, port));
  expect([sent.length, new Set(sent).size]).toEqual([MESSAGES, MESSAGES]);
});

async function runEach<T>(
  _: string,
  rows: readonly T[],
  __: unknown,
  work: (row: T) => Promise<unknown>,
): Promise<void> {
  await Promise.all(rows.map(work));
}
