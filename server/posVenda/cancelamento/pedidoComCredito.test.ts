import { sql } from 'kysely';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { Cancelamento } from '../../../src/domain/wire/posVenda/posVenda';
import { pdfText } from '../../bilhetes/testdata/pdfText';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { EXECUTIVO, LEITO } from '../testdata/posVenda';
import { comBonus, seatsInTurn, umaPessoaComCredito } from '../testdata/creditos';
import { bilheteOf, codeOf, umMundo } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoaComCredito(server, `pagaComCredito${(count += 1)}`);
const seat = seatsInTurn();
const { total } = EXECUTIVO;
const db = () => server.services.database.db;

describe('an order that is paid with credit', () => {
  it('charges the rest alone, tells both, and its fare stays whole', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const { id, totalCentavos, creditoUsadoCentavos } = await eu.orderWithCredit(LEITO.poltrona, 30);
    expect([totalCentavos, creditoUsadoCentavos]).toEqual([LEITO.total - comBonus, comBonus]);
    expect(await eu.saldo()).toBe(0);
    const pedido = await eu.pay(id);
    expect(pedido).toMatchObject({ situacao: 'emitido', itens: [{ preco: { tarifaCentavos: LEITO.tarifa } }] });
    const bilhete = await eu.bilhete(bilheteOf(pedido));
    expect(bilhete.formaPagamento).toBe('Pix e crédito da conta');
    const recibo = pdfText((await eu.get(`/api/Pedidos/${id}/Recibo`)).rawPayload);
    const said = ['Pago com crédito da conta', formatCentavos(comBonus), formatCentavos(totalCentavos)];
    for (const words of said) expect(recibo).toContain(words);
  });

  it('that credit pays whole is concluded as one that costs nothing', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const [poltrona, dias] = seat();
    const pedido = await eu.orderWithCredit(poltrona, dias);
    expect(pedido).toMatchObject({ totalCentavos: 0, creditoUsadoCentavos: total, situacao: 'aguardando_pagamento' });
    expect((await eu.conclude(pedido.id)).situacao).toBe('emitido');
    expect(await eu.saldo()).toBe(comBonus - total);
  });

  it('takes what ends first of several credits, and its person sees one movement', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    await eu.earn(...seat());
    const pedido = await eu.orderWithCredit(LEITO.poltrona + 2, 30);
    expect(pedido.creditoUsadoCentavos).toBe(LEITO.total);
    const [used, ...granted] = (await eu.creditos()).lancamentos;
    expect([used?.tipo, used?.valorCentavos, granted.length]).toEqual(['usado', -LEITO.total, 2]);
    const uses = db().selectFrom('credito_lancamento').select('id').where('pedido_id', '=', pedido.id);
    expect(await uses.execute()).toHaveLength(2);
  });

  it('is quoted before it is made, with what its own order uses already', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const reserva = await eu.holdOf(LEITO.poltrona + 1, 30);
    const quote = async () =>
      (await eu.post('/api/Pedidos/Cotacao', { reservaId: reserva.id, passageiros: [], usarCredito: true })).json<{
        data: { totalCentavos: number; creditoUsadoCentavos: number };
      }>().data;
    const first = await quote();
    expect(first).toMatchObject({ totalCentavos: LEITO.total - comBonus, creditoUsadoCentavos: comBonus });
    const esperado = { totalEsperadoCentavos: first.totalCentavos };
    expect((await eu.orderWith(reserva.id, LEITO.poltrona + 1, esperado)).statusCode).toBe(201);
    expect(await quote()).toMatchObject({ creditoUsadoCentavos: comBonus });
    // Made again without credit, it gives it back; with it once more, it takes it again.
    const without = { usarCredito: false, totalEsperadoCentavos: LEITO.total };
    expect((await eu.orderWith(reserva.id, LEITO.poltrona + 1, without)).statusCode).toBe(201);
    expect(await eu.saldo()).toBe(comBonus);
    expect((await eu.orderWith(reserva.id, LEITO.poltrona + 1, esperado)).statusCode).toBe(201);
    expect(await eu.saldo()).toBe(0);
  });

  it('is refused at a total that the credit does not give', async () => {
    const eu = pessoa();
    const [poltrona, dias] = seat();
    const { id } = await eu.holdOf(poltrona, dias);
    const refused = await eu.orderWith(id, poltrona, { totalEsperadoCentavos: 1 });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'PRECO_MUDOU']);
  });

  it('gives the credit back as its person gives it up, and as its time is over', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const { id } = await eu.orderWithCredit(LEITO.poltrona, 31);
    expect((await eu.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 })).statusCode).toBe(200);
    expect(await eu.saldo()).toBe(comBonus);
    const late = await eu.orderWithCredit(LEITO.poltrona + 1, 31);
    await sql`update pedido set expira_em = now() - interval '1 second' where id = ${late.id}`.execute(db());
    await umMundo(server).sweep(eu);
    expect([(await eu.read(late.id)).situacao, await eu.saldo()]).toEqual(['reserva_expirada', comBonus]);
  });

  it('is not paid by the rest alone once its credit went back: late money goes back too', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const { id } = await eu.orderWithCredit(LEITO.poltrona, 32);
    const { txid } = await eu.charge(id);
    const { sweep, payLate } = umMundo(server);
    await sql`update pedido set expira_em = now() - interval '1 second' where id = ${id}`.execute(db());
    await sql`update cobranca_pix set situacao = 'encerrada' where txid = ${txid}`.execute(db());
    await sweep(eu);
    expect([(await eu.read(id)).situacao, await eu.saldo()]).toEqual(['pagamento_expirado', comBonus]);
    await payLate(txid);
    await sweep(eu);
    await eu.conclude(id);
    expect((await eu.read(id)).situacao).toBe('pagamento_expirado');
    expect([await eu.saldo(), await eu.givenBack()]).toEqual([comBonus, [LEITO.total - comBonus]]);
  });
});

describe('a ticket that was paid in part with credit', () => {
  it('gives money as money and credit as credit, without a second bonus on it', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const pedido = await eu.pay((await eu.orderWithCredit(LEITO.poltrona, 33)).id);
    const rest = LEITO.total - comBonus;
    const previa = await eu.previewCancel(bilheteOf(pedido));
    expect(previa).toMatchObject({
      devolverCentavos: LEITO.total,
      voltaEmCreditoCentavos: comBonus,
      meio: 'pix',
      credito: { centavos: rest + Math.floor(rest / 10) },
    });
    const done = await eu.cancel(bilheteOf(pedido), LEITO.total);
    expect(done.json<{ data: Cancelamento }>().data).toMatchObject({
      devolverCentavos: LEITO.total,
      voltaEmCreditoCentavos: comBonus,
      meio: 'pix',
    });
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[rest], comBonus]);
  });

  it('never turns a bonus into money, however often it goes round', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const pedido = await eu.pay((await eu.orderWithCredit(LEITO.poltrona, 34)).id);
    await eu.cancelForCredit(pedido);
    const paid = LEITO.total - comBonus;
    expect(await eu.saldo()).toBe(comBonus + paid + Math.floor(paid / 10));
    const whole = await eu.orderWithCredit(LEITO.poltrona, 35);
    const again = await eu.conclude(whole.id);
    expect(await eu.previewCancel(bilheteOf(again))).toMatchObject({ meio: 'credito' });
    expect(await eu.previewCancel(bilheteOf(again))).not.toHaveProperty('credito');
    await eu.cancel(bilheteOf(again), LEITO.total);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[], comBonus + paid + Math.floor(paid / 10)]);
  });

  it('gives the money first where a fee is kept', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const pedido = await eu.pay((await eu.orderWithCredit(LEITO.poltrona, 36)).id);
    await eu.age(pedido.id, 10, 30);
    const back = LEITO.total - LEITO.tarifa * 0.05;
    const rest = LEITO.total - comBonus;
    await eu.cancel(bilheteOf(pedido), back);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[rest], back - rest]);
  });

  it('is exchanged for a cheaper one: the difference is money as far as money paid, and the rest is credit', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const pedido = await eu.pay((await eu.orderWithCredit(LEITO.poltrona, 37)).id);
    const [poltrona, dias] = seat();
    const wanted = await eu.escolha(poltrona, dias);
    const money = LEITO.total - comBonus;
    expect((await eu.previewExchange(bilheteOf(pedido), wanted)).acerto).toMatchObject({
      devolverCentavos: LEITO.total - total,
      voltaEmCreditoCentavos: LEITO.total - total - money,
      meio: 'pix',
    });
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    const novo = await eu.settle(troca.pedidoId);
    await eu.conclude(pedido.id);
    expect([novo.situacao, await eu.givenBack()]).toEqual(['emitido', [money]]);
    expect(await eu.saldo()).toBe(LEITO.total - total - money);
    expect(await eu.previewCancel(bilheteOf(novo))).toMatchObject({ meio: 'credito', voltaEmCreditoCentavos: total });
    await eu.cancel(bilheteOf(novo), total);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[money], comBonus]);
  });

  it('is exchanged for a dearer one: what is missing is paid, and it gives each part back as it came', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const [poltrona, dias] = seat();
    const pedido = await eu.conclude((await eu.orderWithCredit(poltrona, dias)).id);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(LEITO.poltrona, 38));
    expect(troca.cobrarCentavos).toBe(LEITO.total - total);
    const novo = await eu.pay(troca.pedidoId);
    await eu.cancel(bilheteOf(novo), LEITO.total);
    await eu.settle(novo.id);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[LEITO.total - total], comBonus]);
  });
});
