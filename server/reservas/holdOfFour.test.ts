import type { ReservaPropria } from '../../src/domain/wire/compra/reservas';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { idaEVoltaComTrocas } from '../../tests/support/idaEVoltaComTrocas';
import { endIn, reservaOf, reserve } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { freePoltronas } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';

let server: Server;
let trip: Awaited<ReturnType<typeof idaEVoltaComTrocas>>;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  trip = await idaEVoltaComTrocas(server, 12);
}, START_MS);
afterAll(() => server.close());

const held = async (who: string, poltronas: number[]) => {
  const reply = await reserve(server, trip.named(poltronas), { who });
  expect(reply.statusCode).toBe(201);
  return reservaOf(reply);
};
const mine = async (who: string) => {
  const reply = await server.app.inject({ url: '/api/Reservas', headers: signedInAs(who) });
  return reply.json<{ data: ReservaPropria[] }>().data;
};
const sweep = () => server.services.database.transaction((tx) => server.app.inventory.sweep(tx));

type Lugar = keyof typeof lugares;
const placeOf = (id: string) => (Object.keys(lugares) as Lugar[]).find((name) => lugares[name] === id) ?? 'rio';
/** Which of these seats are free on each of the four coaches. */
const freeOf = (poltronas: number[]) =>
  Promise.all(
    trip.legs([]).map(async ({ viagemId, localidadeOrigem, localidadeDestino }) => {
      const free = await freePoltronas(server, viagemId, placeOf(localidadeOrigem), placeOf(localidadeDestino));
      return poltronas.filter((one) => free.includes(one));
    }),
  );
const onEach = (poltronas: number[]) => Array.from({ length: 4 }, () => poltronas);
const rowsOf = (id: string) =>
  server.services.database.db.selectFrom('ocupacao').select('partida_id').where('reserva_id', '=', id).execute();

describe('a hold of a round trip with a change in each way', () => {
  it('is told to its holder’s other tab with all four coaches, their ways and their seats, and to nobody else', async () => {
    const { id } = await held('ana', [1, 2]);
    expect(await mine('ana')).toMatchObject([{ id, situacao: 'ativa', trechos: trip.named([1, 2]) }]);
    expect(await mine('bia')).toEqual([]);
    expect(await freeOf([1, 2, 3])).toEqual(onEach([3]));
  });

  it('frees the seats of all four coaches at its end, before it is swept and afterwards', async () => {
    const { id } = await held('caio', [11, 12]);
    await endIn(server, id, -1);
    expect(await freeOf([11, 12])).toEqual(onEach([11, 12]));
    expect(await mine('caio')).toEqual([]);
    const reply = await server.app.inject({ url: `/api/Reservas/${id}`, headers: signedInAs('caio') });
    expect(reply.json()).toMatchObject({ data: { situacao: 'vencida', restanteMs: 0 } });
    expect(await rowsOf(id)).toHaveLength(8);
    expect(await sweep()).toBe(1);
    expect(await rowsOf(id)).toEqual([]);
    expect(await freeOf([11, 12])).toEqual(onEach([11, 12]));
  });

  it('gives its seats to the next buyer at its end, who keeps them when it is swept', async () => {
    const { id } = await held('davi', [21, 22]);
    expect((await reserve(server, trip.named([21, 22]), { who: 'eva' })).statusCode).toBe(409);
    await endIn(server, id, -1);
    const next = await held('eva', [21, 22]);
    expect(await sweep()).toBe(1);
    expect(await mine('eva')).toMatchObject([{ id: next.id, trechos: trip.named([21, 22]) }]);
    expect(await freeOf([21, 22])).toEqual(onEach([]));
    expect(await rowsOf(next.id)).toHaveLength(8);
  });
});
