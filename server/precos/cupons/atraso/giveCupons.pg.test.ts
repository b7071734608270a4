import { START_MS } from '../../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../../tests/support/startReplicas';
import { cross, startRival } from '../../../../tests/support/rival';
import { umNovoPedido, umPassageiro } from '../../../pedidos/testdata/comprador';
import { compensate } from './giveCupons';
import { viagemAtrasada } from './testdata/viagemAtrasada';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
  await Promise.all([replicas.server, replicas.other].map(({ services }) => services.scheduler.stop()));
}, START_MS);
afterAll(() => replicas.close());

const { umaConta, umaViagemDe, say, wait, leaveLate, cupons, told } = viagemAtrasada(() => replicas.server);
const other = viagemAtrasada(() => replicas.other);

const donosOf = async (partidaId: string) => {
  const rows = await replicas.server.services.database.db
    .selectFrom('cupom')
    .innerJoin('cupom_atraso as a', 'a.codigo', 'cupom.codigo')
    .select('cupom.dono')
    .where('a.partida_id', '=', partidaId)
    .execute();
  return rows.map(({ dono }) => dono);
};

const AFTER_ALL = new Date('2100-01-01T00:00:00Z');

/** The work of the job without its lease, in as many transactions at once. */
const compensateAtOnce = (partidaId: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, i) =>
      (i % 2 === 0 ? replicas.server : replicas.other).services.database.transaction((tx) =>
        compensate(tx, 'https://itape.test', { partidaId, desde: AFTER_ALL }),
      ),
    ),
  );

it('gives one coupon and one e-mail however many processes give at once, and operations repeat their word', async () => {
  const eu = await umaConta();
  const { viagemId } = await umaViagemDe(eu);
  await say(viagemId, 'em_viagem', 75);
  await Promise.all([compensateAtOnce(viagemId, 8), say(viagemId, 'encerrada', 80), compensateAtOnce(viagemId, 4)]);
  await wait();
  await Promise.all([leaveLate(viagemId), other.give()]);
  expect(await cupons(eu.sub)).toHaveLength(1);
  expect(await told(`${eu.sub}@itape.test`)).toHaveLength(1);
});

it('loses no longer delay that is said while a shorter one is judged', async () => {
  const eu = await umaConta();
  const rounds = 8;
  for (let round = 0; round < rounds; round += 1) {
    const { viagemId } = await umaViagemDe(eu, [20 + round]);
    await say(viagemId, 'em_viagem', 30);
    await wait();
    await Promise.all([compensateAtOnce(viagemId, 6), say(viagemId, 'encerrada', 75)]);
    await wait();
    await other.give();
  }
  expect(await cupons(eu.sub)).toHaveLength(rounds);
});

it('gives nobody a coupon who leaves their account at that moment', async () => {
  const eu = await umaConta();
  const { viagemId } = await umaViagemDe(eu);
  await say(viagemId, 'em_viagem', 75);
  const { database } = replicas.server.services;
  const giving = startRival(
    database,
    (tx) => compensate(tx, 'https://itape.test', { partidaId: viagemId, desde: AFTER_ALL }),
    () => Promise.resolve(),
  );
  const { done } = await cross(database, giving, () => eu.del('/api/Conta'));
  expect(done.statusCode).toBe(204);
  expect(await donosOf(viagemId)).toEqual([expect.stringMatching(/^excluida:/)]);
});

it('spends the coupon of one person once, on however many orders at once', async () => {
  const eu = await umaConta();
  const { viagemId } = await umaViagemDe(eu);
  await leaveLate(viagemId);
  const [cupom] = await cupons(eu.sub);
  const holds = await Promise.all([1, 2, 3, 4].map(async (n) => eu.hold([30 + n])));
  const answers = await Promise.all(
    holds.map(({ id: reservaId }, i) => {
      const passageiros = [umPassageiro({ poltrona: 31 + i })];
      return eu.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros, cupom: cupom?.codigo ?? '' }));
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
});
