import type { LinkDeAcompanhamento } from '../../../src/domain/wire/bilhetes/bilhetes';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';

let server: Server;
let url: string;
beforeAll(async () => {
  server = await startRaces();
  const ana = umComprador(server);
  const { id } = await ana.order([7]);
  await createBank(server.services.database).pay((await ana.charge(id)).txid);
  const [item] = (await ana.conclude(id)).itens;
  url = `/api/Bilhetes/${item?.bilheteId}/Acompanhamento`;
}, START_MS);
afterAll(() => server.close());

const call = (method: 'POST' | 'DELETE') => server.app.inject({ method, url, headers: signedInAs('ana') });
const share = async () => (await call('POST')).json<{ data: LinkDeAcompanhamento }>().data.caminho;
const isOpen = async (caminho: string) => (await server.app.inject({ url: caminho })).statusCode === 200;
const all = <T>(make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 12 }, (_, n) => make(n)));

it('gives all who ask at once the same link', async () => {
  const links = new Set(await all(share));
  expect(links.size).toBe(1);
  expect(await isOpen([...links][0] ?? '')).toBe(true);
});

it('taken back and asked for at once leaves one link at most, and it is the newest', async () => {
  const links = await all(async (n) => (n % 3 === 0 ? (await call('DELETE')) && null : share()));
  const given = [...new Set(links.flatMap((link) => link ?? []))];
  const open = await Promise.all(given.map(isOpen));
  expect(open.filter(Boolean).length).toBeLessThanOrEqual(1);
  const now = await share();
  expect(await isOpen(now)).toBe(true);
  for (const link of given.filter((one) => one !== now)) expect(await isOpen(link)).toBe(false);
});
