import { randomUUID } from 'node:crypto';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Server } from '../../createServer';
import { advance } from '../../pedidos/pedidoRepository';
import { conflict } from '../../platform/http/problem';
import { umaPessoa } from '../testdata/posVenda';
import { createMakeWay, refuseOpen } from './openExchange';
import type { SoldBilhete } from '../soldBilhete';

let server: Server;
let poltrona = 10;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const open = async (): Promise<string> =>
  (await umaPessoa(server, `aberta${poltrona}`).pedidoFor([(poltrona += 1)], 20)).id;

/** A choice that meets this open exchange as often as said, and steps that reach these states before they are refused. */
function met(id: string, { times = 1, total = 100, reached = [] as SituacaoPedido[], refused = true } = {}) {
  const { database } = server.services;
  const abandonPedido = jest.fn(async () => {
    for (const situacao of reached) await database.transaction((tx) => advance(tx, id, situacao));
    if (refused) throw conflict('PAGAMENTO_EM_ANDAMENTO', 'Há um pagamento em andamento.');
  });
  const concludePedido = jest.fn(async () => null);
  const work = jest.fn(async () => {
    const openExchange = work.mock.calls.length <= times ? { id, situacao: 'reservado', total_centavos: total } : null;
    refuseOpen({ openExchange } as SoldBilhete);
    return 'chosen';
  });
  const answer = createMakeWay({ database, abandonPedido, concludePedido })(work);
  return { answer, work, abandonPedido, concludePedido };
}

describe('an open exchange, where another one is chosen', () => {
  it('is given up with its money unpaid, and the choice is made again', async () => {
    const { answer, work, concludePedido } = met(await open(), { refused: false });
    expect(await answer).toBe('chosen');
    expect(work).toHaveBeenCalledTimes(2);
    expect(concludePedido).not.toHaveBeenCalled();
  });

  it('that costs nothing is agreed to: it is concluded, and never given up', async () => {
    const id = await open();
    const { answer, abandonPedido, concludePedido } = met(id, { total: 0 });
    expect(await answer).toBe('chosen');
    expect(concludePedido.mock.calls).toEqual([[id, true]]);
    expect(abandonPedido).not.toHaveBeenCalled();
  });

  it('is in nobody’s way once it has expired, though it was not given up', async () => {
    const { answer, work } = met(await open(), { reached: ['reserva_expirada'] });
    expect(await answer).toBe('chosen');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each<[string, SituacaoPedido[]]>([
    ['as it was', []],
    ['waiting for its money', ['aguardando_pagamento']],
    ['paid', ['aguardando_pagamento', 'pago']],
  ])('that is refused to be given up, and is %s, refuses the choice with that reason', async (_, reached) => {
    const { answer, work } = met(await open(), { reached });
    await expect(answer).rejects.toMatchObject({ message: 'PAGAMENTO_EM_ANDAMENTO' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that nobody finds refuses the choice too', async () => {
    await expect(met(randomUUID()).answer).rejects.toMatchObject({ message: 'PAGAMENTO_EM_ANDAMENTO' });
  });

  it('makes way once: another one of the same moment refuses the choice', async () => {
    const { answer, work } = met(await open(), { times: 2, refused: false });
    await expect(answer).rejects.toMatchObject({ message: 'TROCA_EM_ANDAMENTO', status: 409 });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is not asked about where the choice fails for another reason', async () => {
    const { database } = server.services;
    const abandonPedido = jest.fn();
    const makeWay = createMakeWay({ database, abandonPedido, concludePedido: jest.fn() });
    await expect(makeWay(() => Promise.reject(new Error('the coach is full')))).rejects.toThrow('the coach is full');
    expect(abandonPedido).not.toHaveBeenCalled();
  });
});
