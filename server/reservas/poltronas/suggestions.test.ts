import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve } from '../../../tests/support/reservasDeTeste';
import { startServer } from '../../../tests/support/startServer';
import { freePoltronas, trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;
let dias = 1;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const novaViagem = async () => (await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1))).id;
const ask = (viagemId: string, poltronas: number[], who = 'ana') =>
  reserve(server, [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)], { who });
const hold = async (viagemId: string, poltronas: number[], who = 'bia') =>
  reservaOf(await ask(viagemId, poltronas, who)).id;
const sell = async (viagemId: string, poltronas: number[]) => {
  const id = await hold(viagemId, poltronas);
  await server.services.database.transaction((tx) => server.app.inventory.confirmReserva(tx, id));
};
const suggested = async (viagemId: string, poltronas: number[]) =>
  (await ask(viagemId, poltronas)).json<{ sugestoes?: { numero: number; sugerida: number }[] }>().sugestoes;

describe('a seat in the place of one that somebody else has', () => {
  /** How the seat that would be suggested for seat 10 beside 9 is taken. */
  const takings: [string, (viagemId: string) => Promise<unknown>, boolean][] = [
    ['is free', () => Promise.resolve(), true],
    ['is sold', (viagemId) => sell(viagemId, [5]), false],
    ['is held', (viagemId) => hold(viagemId, [5]), false],
    ['was held until a moment ago', async (viagemId) => endIn(server, await hold(viagemId, [5]), -1), true],
  ];

  it.each(takings)('that %s', async (_, take, expected) => {
    const viagemId = await novaViagem();
    await sell(viagemId, [10]);
    await take(viagemId);
    const [first] = (await suggested(viagemId, [9, 10])) ?? [];
    expect(first?.numero).toBe(10);
    expect(first?.sugerida === 5).toBe(expected);
  });

  it('is none of those that are kept, nor is one named twice', async () => {
    const viagemId = await novaViagem();
    await sell(viagemId, [10, 11]);
    const sugeridas = (await suggested(viagemId, [9, 10, 11]))?.map(({ sugerida }) => sugerida) ?? [];
    expect(new Set([9, 10, 11, ...sugeridas]).size).toBe(3 + sugeridas.length);
    expect(sugeridas).toHaveLength(2);
    expect((await ask(viagemId, [9, ...sugeridas])).statusCode).toBe(201);
  });

  it('is not told where every other one is sold', async () => {
    const viagemId = await novaViagem();
    const others = (await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).filter((numero) => numero !== 9);
    while (others.length > 0) await sell(viagemId, others.splice(0, 6));
    expect(await suggested(viagemId, [9, 10])).toBeUndefined();
  });
});
