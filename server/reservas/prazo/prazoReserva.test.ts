import { randomUUID } from 'node:crypto';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { lockReservaEndingWithin } from './prazoReservaRepository';

let server: Server;
let viagemId: string;
let poltrona = 0;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ({ id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 5));
}, START_MS);
afterAll(() => server.close());

const hold = async (): Promise<string> =>
  reservaOf(await reserve(server, [trechoDe(viagemId, 'saoPaulo', 'rio', [(poltrona += 1)])])).id;
const inventory = () => server.app.inventory;

/** Holds of ten minutes, of which some ended otherwise than by their time. */
const holds: [string, () => Promise<string>, boolean][] = [
  ['lives and ends during the payment', hold, true],
  [
    'ran out',
    async () => {
      const id = await hold();
      await endIn(server, id, -1);
      return id;
    },
    false,
  ],
  [
    'was given back',
    async () => {
      const id = await hold();
      await server.services.database.transaction((tx) => inventory().releaseReserva(tx, id));
      return id;
    },
    false,
  ],
  [
    'was sold',
    async () => {
      const id = await hold();
      await server.services.database.transaction((tx) => inventory().confirmReserva(tx, id));
      return id;
    },
    false,
  ],
  ['nobody has made', () => Promise.resolve(randomUUID()), false],
];

describe('a hold that ends during its payment', () => {
  it.each(holds)('is found among those that live alone: one that %s', async (_, make, isShort) => {
    const id = await make();
    const { database } = server.services;
    expect(await database.transaction((tx) => lockReservaEndingWithin(tx, id, 11))).toBe(isShort);
    expect(await database.transaction((tx) => lockReservaEndingWithin(tx, id, 9))).toBe(false);
  });
});
