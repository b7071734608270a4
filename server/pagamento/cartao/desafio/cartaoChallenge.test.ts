import { sql } from 'kysely';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { checkInvariants } from '../../../conclusao/alertas/invariants';
import { answerBanco } from '../../testdata/umCartao';
import { cartaoWorld, past } from '../../testdata/cartaoWorld';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
});
afterAll(() => server.close());

afterEach(async () => {
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
});

const db = () => server.services.database.db;

describe('the bank’s question', () => {
  it('opens at another origin, under a nonce, for five minutes at most', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    expect(desafio).toMatchObject({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1\/_sandbox\/cartao\/acs\//),
      nonce: expect.stringMatching(/^[a-p]{32}$/),
    });
    const seconds = (Date.parse(desafio?.expiraEm ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(280);
    expect(seconds).toBeLessThanOrEqual(301);
  });

  it('answered well, pays; the word of the page alone does not [TD1]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    // A claim that the challenge is passed only triggers a question to the bank, which denies it.
    expect((await world.ana.conclude(id)).situacao).toBe('aguardando_pagamento');
    expect(await world.paymentsOf(id)).toEqual([]);
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    expect((await world.ana.conclude(id)).situacao).toBe('emitido');
    expect((await world.pagador.read(id)).pagamento?.situacao).toBe('aprovado');
  });

  it('refused, or answered wrongly three times, takes nothing', async () => {
    const id = await world.newPedido();
    const first = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, first.desafio?.url ?? '', { acao: 'recusar' });
    await world.ana.conclude(id);
    expect((await world.pagador.read(id)).pagamento?.situacao).toBe('recusado');
    const second = await world.pagador.pay(id, 'desafio');
    for (let i = 0; i < 3; i += 1) {
      await answerBanco(server, second.desafio?.url ?? '', { codigo: '000000', acao: 'aprovar' });
    }
    await answerBanco(server, second.desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.ana.conclude(id);
    expect((await world.pagador.read(id)).pagamento?.situacao).toBe('recusado');
    expect(await world.paymentsOf(id)).toEqual([]);
  });

  it('is found again, the same, by whoever comes back to it [TD2]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await world.ana.conclude(id);
    expect((await world.pagador.read(id)).pagamento).toMatchObject({
      situacao: 'desafio',
      desafio: { ...desafio, restanteMs: expect.any(Number) },
    });
    expect(await world.attempts(id)).toHaveLength(1);
  });

  it('gives way to another card, and can then not be passed any more [TD2]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    expect((await world.pagador.pay(id, 'aprova')).situacao).toBe('aprovado');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.ana.conclude(id);
    await world.sweep();
    expect(await world.attempts(id)).toMatchObject([{ situacao: 'abandonada' }, { situacao: 'capturada' }]);
    expect(await world.paymentsOf(id)).toHaveLength(1);
  });

  it('is put away by who gives up, and nothing is taken', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    expect((await world.pagador.giveUp(id)).json()).toMatchObject({ data: { pagamento: { situacao: 'recusado' } } });
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.ana.conclude(id);
    expect(await world.paymentsOf(id)).toEqual([]);
    expect(await world.situacaoOf(id)).toBe('aguardando_pagamento');
  });

  it('left open is asked about once more, then ended at the bank by our key [TD6]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await db().updateTable('cobranca_cartao').set({ desafio_ate: past }).where('pedido_id', '=', id).execute();
    await world.due(id);
    await world.sweep();
    expect(await world.attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'tempo' });
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.ana.conclude(id);
    expect(await world.paymentsOf(id)).toEqual([]);
  });

  it('answered in its last second still pays [TD6]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await db().updateTable('cobranca_cartao').set({ desafio_ate: past }).where('pedido_id', '=', id).execute();
    await world.due(id);
    await world.sweep();
    expect(await world.situacaoOf(id)).toBe('emitido');
  });
});

describe('a hold amid a payment', () => {
  const endsIn = async (id: string) => {
    const { seconds } = await db()
      .selectFrom('pedido')
      .innerJoin('reserva', 'reserva.id', 'pedido.reserva_id')
      .select(sql<number>`extract(epoch from reserva.expira_em - now())::float8`.as('seconds'))
      .where('pedido.id', '=', id)
      .executeTakeFirstOrThrow();
    return seconds;
  };
  const shorten = async (id: string, seconds: number) => {
    const end = sql<Date>`now() + make_interval(secs => ${seconds})`;
    const { reserva_id } = await db().selectFrom('pedido').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db().updateTable('pedido').set({ expira_em: end }).where('id', '=', id).execute();
    await db().updateTable('reserva').set({ expira_em: end }).where('id', '=', reserva_id).execute();
    await db().updateTable('ocupacao').set({ expira_em: end }).where('reserva_id', '=', reserva_id).execute();
  };

  it('lasts as long as the bank’s question may, once and no longer [SH3]', async () => {
    const id = await world.newPedido();
    await shorten(id, 20);
    await world.pagador.pay(id, 'desafio');
    expect(await endsIn(id)).toBeGreaterThan(290);
    expect(await endsIn(id)).toBeLessThanOrEqual(300);
    await shorten(id, 20);
    await world.pagador.pay(id, 'desafio');
    expect(await endsIn(id)).toBeLessThanOrEqual(20);
  });

  it('is not made longer where it lasts long enough [SH3]', async () => {
    const id = await world.newPedido();
    const before = await endsIn(id);
    await world.pagador.pay(id, 'nega');
    expect(await endsIn(id)).toBeLessThanOrEqual(before);
    expect(await db().selectFrom('reserva_pagamento').selectAll().execute()).toHaveLength(1);
  });

  it('that is over takes no card, and is not revived [SH3]', async () => {
    const id = await world.newPedido();
    await world.endHold(id);
    const answer = await world.pagador.post(id, 'aprova');
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { erros: [{ codigo: 'RESERVA_EXPIRADA' }] }]);
  });

  it('that ended amid the question asks for no money [SH3]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.endHold(id);
    await world.ana.conclude(id);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'tempo' });
    expect(await world.paymentsOf(id)).toEqual([]);
  });
});
