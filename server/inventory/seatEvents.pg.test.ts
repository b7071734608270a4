import { START_MS } from '../../tests/support/startMs';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { createPostgresDatabase, type PostgresDatabase } from '../../tests/support/postgresDatabase';
import { endIn } from '../../tests/support/reservasDeTeste';
import { startServer } from '../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { createSeatEvents } from './seatEvents';

let postgres: PostgresDatabase;
let replicas: Server[];

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  replicas = await Promise.all([1, 2].map(() => startServer({ databaseUrl: postgres.url })));
}, START_MS);

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await postgres.drop();
});

describe('seats followed on one replica', () => {
  it('change as another replica holds them, lets them go, and lets them run out', async () => {
    const [here, there] = replicas as [Server, Server];
    const { id } = await umaViagem(here, lugares.saoPaulo, lugares.rio, 3);
    const told: number[][] = [];
    const events = createSeatEvents(here.services.database);
    const unsubscribe = events.subscribe({ partidaId: id, seqO: 0, seqD: 2 }, (ocupadas) => told.push(ocupadas));
    const until = async (count: number) => {
      for (let turn = 0; told.length < count && turn < 100; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return told.at(-1);
    };
    const { database, inventory } = there.services;
    const hold = (poltronas: number[]) =>
      database.transaction((tx) => inventory.hold(tx, 'bia', [trechoDe(id, 'saoPaulo', 'rio', poltronas)]));

    expect(await until(1)).toEqual([]);
    const first = await hold([4, 5]);
    expect(await until(2)).toEqual([4, 5]);
    const second = await hold([9]);
    expect(await until(3)).toEqual([4, 5, 9]);
    await database.transaction((tx) => inventory.releaseReserva(tx, first.id));
    expect(await until(4)).toEqual([9]);
    await endIn(there, second.id, -1);
    expect(await until(5)).toEqual([]);

    unsubscribe();
    await hold([7]);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(told).toHaveLength(5);
  }, 30_000);
});
