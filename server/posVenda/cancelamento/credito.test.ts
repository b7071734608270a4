import type { Cancelamento, PreviaCancelamento } from '../../../src/domain/wire/posVenda/posVenda';
import type { Companhia } from '../../../src/domain/wire/companhia/companhia';
import { addMeses, creditoPadrao } from '../../../src/domain/conta/creditos';
import { hoje } from '../../../src/domain/base/data';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umBoleto } from '../../pagamento/boleto/testdata/umBoleto';
import { EXECUTIVO } from '../testdata/posVenda';
import { comBonus, seatsInTurn, umaPessoaComCredito } from '../testdata/creditos';
import { bilheteOf, codeOf } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoaComCredito(server, `credito${(count += 1)}`);
const seat = seatsInTurn();
const { total, tarifa } = EXECUTIVO;
const db = () => server.services.database.db;

describe('credit in the place of a refund', () => {
  it('is offered with its bonus and its last day, and granted as offered', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat()[0]]);
    const previa = await eu.previewCancel(bilheteOf(pedido));
    expect(previa.credito).toEqual({
      centavos: comBonus,
      bonusCentavos: comBonus - total,
      bonusPct: 10,
      validoAte: addMeses(hoje(new Date()), creditoPadrao.validadeMeses),
    });
    const answer = await eu.cancelForCredit(pedido);
    expect(answer.json<{ data: Cancelamento }>().data).toMatchObject({ meio: 'credito', credito: previa.credito });
    expect(await eu.creditos()).toMatchObject({
      saldoCentavos: comBonus,
      validades: [{ saldoCentavos: comBonus, validoAte: previa.credito?.validoAte }],
      lancamentos: [
        {
          tipo: 'concedido',
          valorCentavos: comBonus,
          bonusCentavos: comBonus - total,
          localizador: pedido.localizador,
        },
      ],
    });
    expect(await eu.givenBack()).toEqual([]);
    expect(await eu.read(pedido.id)).toMatchObject({
      situacao: 'cancelado',
      estornos: [{ meio: 'credito', valorCentavos: total, situacao: 'feito' }],
    });
  });

  it('leaves the fee out of the bonus too', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat()[0]]);
    await eu.age(pedido.id, 10, 30);
    const back = total - tarifa * 0.05;
    expect((await eu.previewCancel(bilheteOf(pedido))).credito?.centavos).toBe(back + Math.floor(back / 10));
    await eu.cancelForCredit(pedido);
    expect(await eu.saldo()).toBe(back + Math.floor(back / 10));
  });

  it.each<[string, (credito: number) => object]>([
    ['a centavo more', (credito) => ({ creditoCentavos: credito + 1 })],
    ['a centavo less', (credito) => ({ creditoCentavos: credito - 1 })],
    ['none', () => ({ creditoCentavos: 0 })],
    ['another refund', (credito) => ({ devolverCentavos: total - 1, creditoCentavos: credito })],
  ])('is not granted for %s than was offered: nothing happens', async (_, change) => {
    const eu = pessoa();
    const pedido = await eu.buy([seat()[0]]);
    const url = `/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`;
    const refused = await eu.post(url, { devolverCentavos: total, ...change(comBonus) });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'PREVIA_MUDOU']);
    expect(refused.json<{ previa: PreviaCancelamento }>().previa.credito?.centavos).toBe(comBonus);
    expect([await eu.saldo(), (await eu.read(pedido.id)).situacao]).toEqual([0, 'emitido']);
  });

  it('is for the whole order the sum of what each ticket gives, and one credit a ticket', async () => {
    const eu = pessoa();
    const [poltrona] = seat();
    const pedido = await eu.buy([poltrona, poltrona - 19]);
    const each = (p: { credito?: { centavos: number } }) => p.credito?.centavos ?? 0;
    const previa = (await eu.get(`/api/Pedidos/${pedido.id}/Cancelamento`)).json<{
      data: { devolverCentavos: number; credito: { centavos: number }; bilhetes: PreviaCancelamento[] };
    }>().data;
    expect(previa.credito.centavos).toBe(previa.bilhetes.reduce((sum, one) => sum + each(one), 0));
    const done = await eu.post(`/api/Pedidos/${pedido.id}/Cancelamento`, {
      devolverCentavos: previa.devolverCentavos,
      creditoCentavos: previa.credito.centavos,
    });
    expect(done.statusCode).toBe(200);
    expect(await eu.saldo()).toBe(previa.credito.centavos);
    expect((await eu.creditos()).lancamentos).toMatchObject([
      { tipo: 'concedido', valorCentavos: previa.credito.centavos },
    ]);
    const granted = db().selectFrom('credito').select('bilhete_id').where('pedido_id', '=', pedido.id);
    expect(await granted.execute()).toHaveLength(2);
  });

  it('is no way for anybody but the owner of the order', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat()[0]]);
    const other = pessoa();
    const body = { devolverCentavos: total, creditoCentavos: comBonus };
    expect((await other.post(`/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`, body)).statusCode).toBe(404);
    expect((await other.post(`/api/Pedidos/${pedido.id}/Cancelamento`, body)).statusCode).toBe(404);
    await eu.cancelForCredit(pedido);
    expect(await other.creditos()).toEqual({ saldoCentavos: 0, validades: [], lancamentos: [] });
  });

  it('is offered for the money of a boleto too, whose Pix back is then owed no more', async () => {
    const eu = pessoa();
    const { id } = await eu.pedidoFor([seat()[0]]);
    const boleto = umBoleto(server, eu.sub);
    expect((await boleto.ask(id)).statusCode).toBe(201);
    await boleto.banco.pay(await boleto.numeroOf(id));
    await boleto.sweep();
    const pedido = await eu.read(id);
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({
      meio: 'boleto',
      credito: { centavos: comBonus },
    });
    expect((await eu.cancelForCredit(pedido)).statusCode).toBe(200);
    expect(await eu.saldo()).toBe(comBonus);
    expect(await boleto.owed(id)).toEqual([
      { meio: 'credito', situacao: 'feito', motivo: 'cancelamento', valor_centavos: total },
    ]);
  });

  it('is not offered of an order that a counter sold', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat()[0]]);
    await db().updateTable('pedido').set({ canal: 5 }).where('id', '=', pedido.id).execute();
    expect(await eu.previewCancel(bilheteOf(pedido))).not.toHaveProperty('credito');
    await db().updateTable('pedido').set({ canal: 1 }).where('id', '=', pedido.id).execute();
    expect(await eu.previewCancel(bilheteOf(pedido))).toHaveProperty('credito');
  });
});

describe('the company', () => {
  const admin = (method: 'GET' | 'PUT', payload?: object) =>
    server.app.inject({
      method,
      url: '/api/Administracao/Empresa',
      headers: signedInAs('rita', 'Admin'),
      ...(payload && { payload }),
    });
  const offers = async (credito: object) => {
    const { versao, dados } = (await admin('GET')).json<{ data: Companhia }>().data;
    return (await admin('PUT', { versao, dados: { ...dados, credito } })).statusCode;
  };

  it('says how much the bonus is and how long credit lasts, and takes the offer away with 0 %', async () => {
    const eu = pessoa();
    const bilhete = bilheteOf(await eu.buy([seat()[0]]));
    expect(await offers({ bonusPct: 15, validadeMeses: 6 })).toBe(200);
    expect((await eu.previewCancel(bilhete)).credito).toMatchObject({
      bonusPct: 15,
      bonusCentavos: Math.floor(total * 0.15),
      validoAte: addMeses(hoje(new Date()), 6),
    });
    expect(await offers({ bonusPct: 0, validadeMeses: 6 })).toBe(200);
    expect(await eu.previewCancel(bilhete)).not.toHaveProperty('credito');
    const body = { devolverCentavos: total, creditoCentavos: comBonus };
    expect((await eu.post(`/api/Bilhetes/${bilhete}/Cancelamento`, body)).statusCode).toBe(409);
    expect(await offers(creditoPadrao)).toBe(200);
  });

  it.each([
    { bonusPct: 51, validadeMeses: 12 },
    { bonusPct: -1, validadeMeses: 12 },
    { bonusPct: 10, validadeMeses: 0 },
    {},
  ])('cannot offer %j', async (credito) => expect(await offers(credito)).toBe(400));
});
