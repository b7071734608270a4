import { sql } from 'kysely';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { checkInvariants } from '../../../conclusao/alertas/invariants';
import { createCartaoMethod } from './cartaoMethod';
import { hasOpenAttempt } from '../tentativa/tentativaCartaoRepository';
import { CartaoUnavailable, type CartaoPort } from '../cartaoPort';
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

describe('an answer that got lost', () => {
  it('is found by our key, never asked for again [TD4]', async () => {
    const id = await world.newPedido();
    expect((await world.pagador.pay(id, 'quebra')).situacao).toBe('aprovado');
    expect(await world.situacaoOf(id)).toBe('emitido');
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('after the time to wait is concluded by the sweeper [TD4]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const silent: CartaoPort = {
      ...world.acquirer,
      authorise: async (request) => {
        await world.acquirer.authorise(request);
        throw new CartaoUnavailable('no answer');
      },
      findByKey: () => Promise.reject(new CartaoUnavailable('no answer')),
    };
    await world.due(id);
    const row = await world.attempt(id);
    await world.pursue(silent, row.id);
    expect((await world.pagador.read(id)).pagamento?.situacao).toBe('em_analise');
    const second = await world.pagador.post(id, 'aprova');
    expect([second.statusCode, second.json()]).toMatchObject([409, { erros: [{ codigo: 'PAGAMENTO_EM_ANDAMENTO' }] }]);
    await world.due(id);
    await world.sweep();
    expect(await world.situacaoOf(id)).toBe('emitido');
    expect(await world.paymentsOf(id)).toHaveLength(1);
  });

  it('and never came to the acquirer is given up, and let go of should it turn up [TD4]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const lost: CartaoPort = { ...world.acquirer, authorise: () => Promise.reject(new CartaoUnavailable('lost')) };
    const row = await world.attempt(id);
    await world.pursue(lost, row.id);
    const authentication = row.autenticacao_id ?? '';
    // While the request may still be under way, nothing is decided, however slow the machine is.
    const ahead = sql<Date>`now() + interval '1 hour'`;
    await db().updateTable('cobranca_cartao').set({ enviada_em: ahead }).where('pedido_id', '=', id).execute();
    await world.due(id);
    await world.pursue(world.acquirer, row.id);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'autorizando', ocupada_ate: null });
    await db().updateTable('cobranca_cartao').set({ enviada_em: past }).where('pedido_id', '=', id).execute();
    await world.due(id);
    await world.sweep();
    await world.due(id);
    await world.pursue(world.acquirer, row.id);
    const { consultar_em, atualizado_em, ...ended } = await world.attempt(id);
    expect(ended).toMatchObject({ situacao: 'recusada', motivo: 'sem_resposta' });
    expect(Number(consultar_em) - Number(atualizado_em)).toBe(600_000);

    // The money arrives after the person has paid in another way.
    expect((await world.pagador.pay(id, 'aprova')).situacao).toBe('aprovado');
    const late = await world.acquirer.authorise({
      chave: row.chave,
      token: row.token ?? '',
      tipo: 'credito',
      parcelas: 1,
      valorCentavos: row.valor_centavos,
      autenticacaoId: authentication,
    });
    await world.due(id);
    await world.sweep();
    expect(await world.acquirer.findByKey(row.chave)).toMatchObject({ id: late.id, situacao: 'cancelado' });
    expect(await world.owed(id)).toMatchObject([{ meio: 'cartao', motivo: 'pago_de_novo', situacao: 'feito' }]);
    expect(await world.situacaoOf(id)).toBe('emitido');
  });

  it('cut before anything was asked is taken up by the sweeper', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'desafio');
    await db()
      .updateTable('cobranca_cartao')
      .set({ situacao: 'criada', autenticacao_id: null, consultar_em: past })
      .where('pedido_id', '=', id)
      .execute();
    await world.sweep();
    expect(await world.attempt(id)).toMatchObject({ situacao: 'desafio' });
  });
});

describe('money and its order', () => {
  it('is not asked for where the order costs something else by now [TD10]', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    const { total_centavos } = await db()
      .selectFrom('pedido')
      .select('total_centavos')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const cost = (centavos: number) =>
      db().updateTable('pedido').set({ total_centavos: centavos }).where('id', '=', id).execute();
    await cost(total_centavos - 1);
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.ana.conclude(id);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'valor_mudou' });
    expect(await world.paymentsOf(id)).toEqual([]);
    await cost(total_centavos);
  });

  it('of another amount than was authenticated is not taken by the acquirer either [TD10]', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'desafio');
    const row = await world.attempt(id);
    await expect(
      world.acquirer.authorise({
        chave: row.chave,
        token: row.token ?? '',
        tipo: 'credito',
        parcelas: 1,
        valorCentavos: 1,
        autenticacaoId: row.autenticacao_id ?? '',
      }),
    ).rejects.toThrow('amount');
  });

  it('is only let go of where the seat was lost before it was taken', async () => {
    const poltrona = world.poltrona();
    const { id } = await world.ana.order([poltrona]);
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const row = await world.attempt(id);
    const cartao: CartaoPort = { ...world.acquirer, capture: () => Promise.reject(new CartaoUnavailable('down')) };
    const { database } = server.services;
    await world.pursue(cartao, row.id);
    expect(await world.situacaoOf(id)).toBe('pago');
    await database.transaction((tx) =>
      createCartaoMethod({ database, cartao, pursueAttempt: () => Promise.resolve() }).returnAccepted(
        tx,
        id,
        'sem_poltrona',
      ),
    );
    await db().updateTable('pedido').set({ situacao: 'pago_sem_poltrona' }).where('id', '=', id).execute();
    expect((await world.ana.conclude(id)).situacao).toBe('estornado');
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'cancelada', destino: 'devolver' });
  });

  it('that could not be taken at once is taken later, and nobody waits for their ticket', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'aprova');
    await db()
      .updateTable('cobranca_cartao')
      .set({ situacao: 'autorizada', consultar_em: past })
      .where('pedido_id', '=', id)
      .execute();
    await db()
      .updateTable('sandbox_cartao_pagamento')
      .set({ situacao: 'authorized' })
      .where('chave', '=', (await world.attempt(id)).chave)
      .execute();
    await world.sweep();
    expect(await world.attempt(id)).toMatchObject({ situacao: 'capturada', consultar_em: null });
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('comes back to the card in part and in whole, each once', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'aprova');
    const row = await world.attempt(id);
    const cartao = world.acquirer;
    const pagamento = row.pagamento_id ?? '';
    expect(await cartao.refund(pagamento, 'parte', 100)).toMatchObject({ situacao: 'DEVOLVIDO' });
    expect(await cartao.refund(pagamento, 'parte', 100)).toMatchObject({ situacao: 'DEVOLVIDO' });
    expect(await cartao.refund(pagamento, 'demais', row.valor_centavos)).toMatchObject({
      situacao: 'NAO_REALIZADO',
    });
    expect(await cartao.refund(pagamento, 'resto', row.valor_centavos - 100)).toMatchObject({
      situacao: 'DEVOLVIDO',
    });
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
  });

  it('lets no seat go while the bank’s word is awaited', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'desafio');
    await world.endHold(id);
    const { services } = server;
    expect(await hasOpenAttempt(services.database.db, id)).toBe(true);
    await world.due(id);
    await db().updateTable('cobranca_cartao').set({ desafio_ate: past }).where('pedido_id', '=', id).execute();
    await world.sweep();
    expect(await hasOpenAttempt(services.database.db, id)).toBe(false);
  });
});

describe('an approval of another sum than was asked for', () => {
  it.each([
    ['a smaller', -100],
    ['a larger', 100],
  ])('%s one is let go of as it was approved, recorded so, and pays nothing', async (_, more) => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const row = await world.attempt(id);
    const approved = row.valor_centavos + more;
    const wrong: CartaoPort = {
      ...world.acquirer,
      authorise: async (request) => {
        const payment = await world.acquirer.authorise(request);
        await db()
          .updateTable('sandbox_cartao_pagamento')
          .set({ valor_centavos: approved })
          .where('id', '=', payment.id)
          .execute();
        return { ...payment, valorCentavos: approved };
      },
    };
    await world.pursue(wrong, row.id);
    expect(await world.attempt(id)).toMatchObject({ destino: 'devolver', autorizado_centavos: approved });
    await world.ana.conclude(id);
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled', valor_centavos: approved }]);
    expect(await world.owed(id)).toMatchObject([
      { motivo: 'valor_divergente', valor_centavos: approved, situacao: 'feito' },
    ]);
    expect(await world.situacaoOf(id)).toBe('aguardando_pagamento');
  });
});
