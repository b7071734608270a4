import { sql } from 'kysely';
import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { createPixMethod } from '../pagamento/pix/pixMethod';
import type { PixPort } from '../pagamento/pix/pixPort';
import { createBank, type Bank } from '../sandbox/pix/bank';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { umaViagem } from '../../tests/support/viagensDeTeste';
import { noticesSettled, eventually, payTxid, sellOut, umComprador } from '../pedidos/testdata/comprador';

let server: Server;
let bank: Bank;
let ana: ReturnType<typeof umComprador>;
let nextPoltrona = 1;
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
  bank = createBank(server.services.database);
  ana = umComprador(server);
});
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const bilhetesOf = (pedidoId: string) =>
  db().selectFrom('bilhete').selectAll().where('pedido_id', '=', pedidoId).execute();
const received = (pedidoId: string) =>
  db().selectFrom('pix_recebido').selectAll().where('pedido_id', '=', pedidoId).execute();
const owed = (pedidoId: string) => db().selectFrom('estorno').selectAll().where('pedido_id', '=', pedidoId).execute();
const pixMethod = () => createPixMethod(server.services.database, {} as PixPort);
const situacaoOf = async (pedidoId: string): Promise<SituacaoPedido> => (await ana.read(pedidoId)).situacao;
const setSituacao = (id: string, situacao: SituacaoPedido) =>
  db().updateTable('pedido').set({ situacao }).where('id', '=', id).execute();

/** The hold's time is over: its seats are free for anybody. */
async function endHold(pedidoId: string): Promise<void> {
  const past = sql<Date>`now() - interval '1 second'`;
  const { reserva_id } = await db()
    .selectFrom('pedido')
    .select('reserva_id')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  await db().updateTable('pedido').set({ expira_em: past }).where('id', '=', pedidoId).execute();
  await db().updateTable('reserva').set({ expira_em: past }).where('id', '=', reserva_id).execute();
  await db().updateTable('ocupacao').set({ expira_em: past }).where('reserva_id', '=', reserva_id).execute();
  await db().updateTable('cobranca_pix').set({ expira_em: past }).where('pedido_id', '=', pedidoId).execute();
}

/** The provider tells; answered at once, and what follows from it has happened. */
const notice = async (txid: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Webhooks/Pix/pix',
    payload: { pix: [{ txid, valor: '0.01', endToEndId: 'E1' }] },
  });
  await noticesSettled(server);
  return answer;
};

describe('concluding an order', () => {
  it('does nothing before it is paid', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    expect((await ana.conclude(id)).situacao).toBe('reservado');
    await ana.charge(id);
    expect((await ana.conclude(id)).situacao).toBe('aguardando_pagamento');
    expect(await bilhetesOf(id)).toEqual([]);
  });

  it('finds the payment by asking, though no notice ever came', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await bilhetesOf(id)).toHaveLength(1);
  });

  it('believes nothing that a notice says, and asks the provider instead [PX7]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    expect((await notice(txid)).statusCode).toBe(200);
    expect(await situacaoOf(id)).toBe('aguardando_pagamento');
    expect((await notice('desconhecido')).statusCode).toBe(200);
  });

  it('has one effect for eight notices of one payment [PX3]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await Promise.all(Array.from({ length: 8 }, () => notice(txid)));
    expect(await situacaoOf(id)).toBe('emitido');
    expect(await received(id)).toHaveLength(1);
    expect(await bilhetesOf(id)).toHaveLength(1);
  });

  it('gives a second payment of the same charge back and keeps the ticket [PX9]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await ana.conclude(id);
    const second = await bank.pay(txid, { late: true });
    await notice(txid);
    expect(await situacaoOf(id)).toBe('emitido');
    expect(await received(id)).toMatchObject([{ destino: 'aceito' }, { destino: 'devolver', motivo: 'pago_de_novo' }]);
    expect(await owed(id)).toMatchObject([{ situacao: 'feito', tentar_em: null }]);
    expect((await bank.getPix(second)).devolucoes).toHaveLength(1);
  });

  it.each([1, 999_999])(
    'never issues for a wrong amount (%i centavos): it goes back whole [PX10]',
    async (valorCentavos) => {
      const { id } = await ana.order([umaPoltrona()]);
      const { txid } = await ana.charge(id);
      const e2eid = await bank.pay(txid, { valorCentavos });
      expect((await ana.conclude(id)).situacao).toBe('aguardando_pagamento');
      expect(await bilhetesOf(id)).toEqual([]);
      expect(await owed(id)).toMatchObject([{ motivo: 'valor_divergente', situacao: 'feito' }]);
      expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
      // The person may try again: a new charge, since the first is used up.
      expect((await ana.charge(id)).txid).not.toBe(txid);
    },
  );
});

describe('money that comes late', () => {
  it('takes the same seat again when nobody has it [PX8]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await endHold(id);
    await bank.pay(txid, { late: true });
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });

  it('takes another seat of the same coach and class when somebody has it by now, and says so', async () => {
    const viagem = await umaViagem(server, lugares.saoPaulo, lugares.rio, 21);
    const poltrona = 7;
    const { id } = await ana.order([poltrona], viagem.id);
    const { txid } = await ana.charge(id);
    await endHold(id);
    await umComprador(server, 'bia').hold([poltrona], viagem.id);
    await bank.pay(txid, { late: true });
    const pedido = await ana.conclude(id);
    expect(pedido.situacao).toBe('emitido');
    expect(pedido.itens).toMatchObject([{ poltronaOriginal: poltrona, classe: 'convencional' }]);
    expect(pedido.itens[0]?.poltrona).not.toBe(poltrona);
    const [bilhete] = await bilhetesOf(id);
    const umBilhete = (await ana.get(`/api/Bilhetes/${bilhete?.id}`)).json<{ data: { poltrona: number } }>().data;
    expect(umBilhete.poltrona).toBe(pedido.itens[0]?.poltrona);
  });

  it('leaves the person whose seat is still free in it, and moves only the other one', async () => {
    const viagem = await umaViagem(server, lugares.saoPaulo, lugares.rio, 22);
    const bia = umComprador(server, 'bia');
    const { id } = await ana.order([7, 8], viagem.id);
    const { txid } = await ana.charge(id);
    await endHold(id);
    await bia.hold([8], viagem.id);
    await bank.pay(txid, { late: true });
    const { situacao, itens } = await ana.conclude(id);
    expect(situacao).toBe('emitido');
    expect(itens.map(({ poltronaOriginal }) => poltronaOriginal)).toEqual([undefined, 8]);
    expect(itens[0]?.poltrona).toBe(7);
    await expect(bia.hold([7], viagem.id)).rejects.toThrow('POLTRONA_OCUPADA');
  });

  it('goes back when the coach was sold out meanwhile, and says so [PX8]', async () => {
    const viagem = await umaViagem(server, lugares.saoPaulo, lugares.rio, 20);
    const { id, localizador } = await ana.order([1], viagem.id);
    const { txid } = await ana.charge(id);
    await endHold(id);
    await sellOut(server, viagem.id, 'bia');
    const e2eid = await bank.pay(txid, { late: true });

    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect(await bilhetesOf(id)).toEqual([]);
    expect(await received(id)).toMatchObject([{ destino: 'devolver', motivo: 'sem_poltrona' }]);
    const [estorno] = await owed(id);
    expect(estorno).toMatchObject({ motivo: 'sem_poltrona', situacao: 'feito' });
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    const emails = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', '=', `estorno/${estorno?.id}`)
      .execute();
    expect(emails).toMatchObject([
      { corpo: { para: 'ana@itape.test', assunto: expect.stringContaining(localizador) } },
    ]);
  });

  it('is still found after the order expired', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await setSituacao(id, 'pagamento_expirado');
    await bank.pay(txid, { late: true });
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });
});

describe('a conclusion that was cut anywhere', () => {
  const cuts: [string, SituacaoPedido][] = [
    ['after the payment was written down', 'pago'],
    ['after the seats were sold', 'emitindo'],
  ];
  it.each(cuts)('%s ends with one set of tickets', async (_, situacao) => {
    const { id } = await ana.order([umaPoltrona(), umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await ana.conclude(id);
    // Back to what the database holds when the process dies right there.
    await db().deleteFrom('bilhete').where('pedido_id', '=', id).execute();
    await setSituacao(id, situacao);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await bilhetesOf(id)).toHaveLength(2);
  });

  it('in the middle of a refund gives the money back once', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    const e2eid = await bank.pay(txid);
    await ana.conclude(id);
    await db().deleteFrom('bilhete').where('pedido_id', '=', id).execute();
    await server.services.database.transaction((tx) => pixMethod().returnAccepted(tx, id, 'sem_poltrona'));
    for (const situacao of ['pago_sem_poltrona', 'estorno_em_processamento'] as const) {
      await setSituacao(id, situacao);
      expect((await ana.conclude(id)).situacao).toBe('estornado');
    }
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
  });

  it('by the person is finished by the bank’s notice', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await payTxid(server, txid);
    expect(
      await eventually(
        () => situacaoOf(id),
        (now) => now === 'emitido',
      ),
    ).toBe('emitido');
  });
});
