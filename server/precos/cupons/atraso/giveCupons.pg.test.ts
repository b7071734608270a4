import { START_MS } from '../../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../../tests/support/startReplicas';
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
