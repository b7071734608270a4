import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn } from '../../../tests/support/reservasDeTeste';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import { ocupacaoReads } from './ocupacaoRepository';
import { createPoltronaEvents } from './poltronaEvents';

let replicas: Replicas;

beforeAll(async () => {
  replicas = await startReplicas();
}, START_MS);

afterAll(() => replicas.close());

describe('seats followed on one replica', () => {
  it('change as another replica holds them, lets them go, and lets them run out', async () => {
    const { server: here, other: there } = replicas;
    const { id } = await umaViagem(here, lugares.saoPaulo, lugares.rio, 3);
    const told: number[][] = [];
    const events = createPoltronaEvents(ocupacaoReads(here.services.database.db));
    const unsubscribe = events.subscribe({ partidaId: id, seqO: 0, seqD: 2 }, (ocupadas) => told.push(ocupadas));
    const until = async (count: number) => {
      for (let turn = 0; told.length < count && turn < 100; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return told.at(-1);
    };
    const { database } = there.services;
    const { inventory } = there.app;
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
