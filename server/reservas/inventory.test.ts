import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { freePoltronas, trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { lockReserva } from './reservaRepository';

let server: Server;
/** Each test has a departure of its own, some days ahead. */
let dias = 1;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

describe('the life of a hold', () => {
  const inventory = () => server.app.inventory;
  const inTx: Server['services']['database']['transaction'] = (work) => server.services.database.transaction(work);
  const held = async (poltronas: number[]) => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
    const reserva = reservaOf(await reserve(server, [trechoDe(id, 'saoPaulo', 'rio', poltronas)]));
    return { viagemId: id, reservaId: reserva.id };
  };

  it('is answered as it is read back, price and time included', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
    const volta = await umaViagem(server, lugares.rio, lugares.saoPaulo, dias + 1);
    const [held, read] = await inTx(async (tx) => {
      const trechos = [trechoDe(id, 'saoPaulo', 'rio', [9, 4]), trechoDe(volta.id, 'rio', 'saoPaulo', [3])];
      const answer = await inventory().hold(tx, 'ana', trechos);
      return [answer, await inventory().findReserva(tx, answer.id)];
    });
    expect(held).toEqual(read);
    expect(held?.trechos.map(({ itens }) => itens.map(({ poltrona }) => poltrona))).toEqual([[4, 9], [3]]);
  });

  it('is no hold where no row has the id, or where it is no id at all', async () => {
    for (const id of [randomUUID(), 'nada']) expect(await inTx((tx) => lockReserva(tx, id))).toBeUndefined();
    const { reservaId } = await held([5]);
    expect(await inTx((tx) => lockReserva(tx, reservaId))).toBe('ativa');
  });

  it('ends by itself: the sweeper frees it and it can no longer be confirmed', async () => {
    const { reservaId } = await held([1, 2]);
    await endIn(server, reservaId, -1);
    expect(await inTx((tx) => inventory().confirmReserva(tx, reservaId))).toBe(false);
    expect(await inTx((tx) => inventory().sweep(tx))).toBeGreaterThanOrEqual(1);
    const { rows } = await sql`select 1 from ocupacao where reserva_id = ${reservaId}::uuid`.execute(
      server.services.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('once confirmed is nobody else’s, however much time passes', async () => {
    const { viagemId, reservaId } = await held([1]);
    expect(await inTx((tx) => inventory().confirmReserva(tx, reservaId))).toBe(true);
    expect(await inTx((tx) => inventory().confirmReserva(tx, reservaId))).toBe(true);
    await inTx((tx) => inventory().sweep(tx));
    expect((await reserve(server, [trechoDe(viagemId, 'saoPaulo', 'rio', [1])], { who: 'bia' })).statusCode).toBe(409);
  });

  it('is had again by a late payment where the seats are still free', async () => {
    const { viagemId, reservaId } = await held([1, 2]);
    await endIn(server, reservaId, -1);
    await inTx((tx) => inventory().sweep(tx));
    expect(await inTx((tx) => inventory().reacquire(tx, reservaId))).toBe(true);
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).not.toContain(2);
  });

  it('is not had again when one of its seats is gone, and takes none of the others', async () => {
    const { viagemId, reservaId } = await held([1, 2]);
    await endIn(server, reservaId, -1);
    await reserve(server, [trechoDe(viagemId, 'resende', 'rio', [2])], { who: 'bia' });
    expect(await inTx((tx) => inventory().reacquire(tx, reservaId))).toBe(false);
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).toContain(1);
  });

  it('tells an order all that it needs: who, until when, which trips and seats, and how much', async () => {
    const { viagemId, reservaId } = await held([1]);
    const reserva = await inventory().findReserva(server.services.database.db, reservaId);
    expect(reserva).toMatchObject({ dono: 'ana', situacao: 'ativa', vencida: false, totalCentavos: 14_150 });
    expect(reserva?.trechos[0]).toMatchObject({
      n: 0,
      viagemId,
      partida: { localidade: { nome: 'São Paulo' }, hora: '08:00' },
      chegada: { localidade: { nome: 'Rio de Janeiro' }, hora: '14:30' },
      itens: [{ poltrona: 1, classe: 'convencional' }],
    });
  });
});
