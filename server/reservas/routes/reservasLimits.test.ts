import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve as reserveOn } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;
let viagemId: string;
let poltrona = 0;

beforeAll(async () => {
  server = await startServer({ limits: true });
  viagemId = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 3)).id;
}, START_MS);
afterAll(() => server.close());

const next = () => [trechoDe(viagemId, 'saoPaulo', 'rio', [(poltrona += 1)])];
const reserve = (who: string, ...grupos: 'Agencia'[]) =>
  grupos.length === 0
    ? reserveOn(server, next(), { who })
    : server.app.inject({
        method: 'POST',
        url: '/api/Reservas',
        headers: { ...signedInAs(who, ...grupos), 'idempotency-key': `${who}-${poltrona}` },
        payload: { trechos: next() },
      });

describe('holding more than one can buy', () => {
  it('ends at six holds that live, and one let go makes room for the next [SH10]', async () => {
    const held = [];
    for (let i = 0; i < 6; i += 1) held.push(reservaOf(await reserve('robo')));
    const refused = await reserve('robo');
    expect([refused.statusCode, refused.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
      409,
      'LIMITE_DE_RESERVAS',
    ]);
    expect((await reserve('outra')).statusCode).toBe(201);

    const url = `/api/Reservas/${held[0]?.id}`;
    await server.app.inject({ method: 'DELETE', url, headers: signedInAs('robo') });
    expect((await reserve('robo')).statusCode).toBe(201);
    expect((await reserve('robo')).statusCode).toBe(409);
    await endIn(server, held[1]?.id ?? '', -1);
    expect((await reserve('robo')).statusCode).toBe(201);
  });

  it('leaves the seat of a refused hold to others [SH10]', async () => {
    for (let i = 0; i < 6; i += 1) await reserve('robo-2');
    const trechos = next();
    expect((await reserveOn(server, trechos, { who: 'robo-2' })).statusCode).toBe(409);
    expect((await reserveOn(server, trechos, { who: 'quem-viaja' })).statusCode).toBe(201);
  });

  it('does not hinder an agency, which holds for many', async () => {
    for (let i = 0; i < 7; i += 1) expect((await reserve('balcao', 'Agencia')).statusCode).toBe(201);
  });

  it('needs a person, and from one address there is an end to asking [SH10]', async () => {
    const nobody = await server.app.inject({
      method: 'POST',
      url: '/api/Reservas',
      headers: { 'idempotency-key': 'x' },
      payload: { trechos: next() },
    });
    expect(nobody.statusCode).toBe(401);

    const ask = () =>
      server.app.inject({ method: 'POST', url: '/api/Reservas', headers: signedInAs('robo-3'), payload: {} });
    for (let i = 0; i < 60; i += 1) {
      const replies = await Promise.all(Array.from({ length: 25 }, ask));
      const limited = replies.find(({ statusCode }) => statusCode === 429);
      if (!limited) continue;
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      expect(limited.json<{ erros: unknown[] }>().erros).toHaveLength(1);
      return;
    }
    throw new Error('nobody ever said that it was enough');
  });
});
