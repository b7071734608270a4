import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { viagemEsgotada } from '../listaDeEspera/testdata/viagemEsgotada';
import { precoPedido } from './testdata/precoPedido';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const { db, ask, listed, fallBy, look, told } = precoPedido(() => server);
const { register } = viagemEsgotada(() => server);

it('opens one alert however often the button is pressed at once', async () => {
  await register('ana', '52998224725');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('ana', daquiA(10))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  expect(await listed('ana')).toHaveLength(1);
});

it('sends one e-mail an alert however many processes look at the same moment', async () => {
  await db().deleteFrom('alerta_preco').execute();
  await register('bia', '11144477735');
  await ask('bia', daquiA(11));
  await fallBy(100);
  await Promise.all(Array.from({ length: 8 }, look));
  await fallBy(100);
  await look();
  expect((await told()).map(({ para }) => para)).toEqual(['bia@itape.test']);
  expect(await listed('bia')).toEqual([]);
});
