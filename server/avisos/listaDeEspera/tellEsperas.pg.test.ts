import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { tellEsperas } from './tellEsperas';
import { viagemEsgotada } from './testdata/viagemEsgotada';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const { umaEsgotada, register, freeSome, told, wait, listed } = viagemEsgotada(() => server);

it('opens one wait however often the button is pressed at once', async () => {
  await register('ana', '52998224725');
  const viagemId = await umaEsgotada(10);
  const answers = await Promise.all(Array.from({ length: 8 }, () => wait('ana', viagemId)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  expect(await listed('ana')).toHaveLength(1);
});

it('sends one e-mail a wait however many processes look at the same moment', async () => {
  const { database, catalogue } = server.services;
  await register('bia', '11144477735');
  const viagemId = await umaEsgotada(11);
  await wait('bia', viagemId);
  await freeSome(viagemId);
  const look = () =>
    tellEsperas({
      database,
      catalogue,
      steps: createSteps(database),
      publicUrl: 'https://itape.test',
      companhia: { dados: () => null },
    });
  await Promise.all(Array.from({ length: 8 }, look));
  await look();
  expect((await told()).map(({ para }) => para)).toEqual(['bia@itape.test']);
  expect(await listed('bia')).toEqual([]);
});
