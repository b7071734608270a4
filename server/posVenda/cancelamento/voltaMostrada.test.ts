import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Cancelamento, PreviaCancelamento } from '../../../src/domain/wire/posVenda/posVenda';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { seedOperadores } from '../../agencia/operadores/seedOperadores';
import { umaAgencia } from '../../agencia/pedidos/testdata/umaAgencia';
import type { Server } from '../../createServer';
import { EXECUTIVO } from '../testdata/posVenda';
import { comBonus, orderSeats, seatsInTurn, umaPessoaComCredito } from '../testdata/creditos';
import { bilheteOf, codeOf } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoaComCredito(server, `volta${(count += 1)}`);
const seat = seatsInTurn();
const { total } = EXECUTIVO;

/** Tickets in this number, paid by all the person's credit and the rest by Pix. */
async function tickets(eu: ReturnType<typeof pessoa>, n: number): Promise<Pedido> {
  await eu.earn(...seat());
  const made = await orderSeats(
    eu,
    Array.from({ length: n }, () => seat()[0]),
  );
  expect(made.creditoUsadoCentavos).toBe(comBonus);
  return eu.pay(made.id);
}

describe('the part that comes back as credit', () => {
  const money = 2 * total - comBonus;

  it('is confirmed as it was on screen: another cancellation took the money first, so the person is asked again', async () => {
    const eu = pessoa();
    const pedido = await tickets(eu, 2);
    const url = `/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`;
    const { voltaEmCreditoCentavos } = await eu.previewCancel(bilheteOf(pedido));
    expect(voltaEmCreditoCentavos).toBe(total - money);
    expect((await eu.cancel(bilheteOf(pedido, 1), total)).statusCode).toBe(200);
    const refused = await eu.post(url, { devolverCentavos: total, voltaEmCreditoCentavos });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'PREVIA_MUDOU']);
    const { previa } = refused.json<{ previa: PreviaCancelamento }>();
    expect(previa.voltaEmCreditoCentavos).toBe(total);
    expect((await eu.post(url, { devolverCentavos: total, voltaEmCreditoCentavos: total })).statusCode).toBe(200);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[money], comBonus]);
  });

  it('is said to be none where credit paid a part and money covers the ticket, and nothing where credit paid none', async () => {
    const eu = pessoa();
    const paid = await eu.buy([seat()[0]]);
    expect(await eu.previewCancel(bilheteOf(paid))).not.toHaveProperty('voltaEmCreditoCentavos');
    const done = await eu.cancel(bilheteOf(paid), total);
    expect(done.json<{ data: Cancelamento }>().data).not.toHaveProperty('voltaEmCreditoCentavos');
    expect(await eu.previewCancel(bilheteOf(await tickets(eu, 3)))).toMatchObject({ voltaEmCreditoCentavos: 0 });
  });

  it('is confirmed at an agency too', async () => {
    const eu = pessoa();
    const pedido = await tickets(eu, 2);
    const agencia = umaAgencia(server, seedOperadores.agencia.user.sub);
    await agencia.attend(pedido.id);
    const cancel = (voltaEmCreditoCentavos: number) =>
      agencia.post(`/${pedido.id}/Cancelamento`, { devolverCentavos: 2 * total, voltaEmCreditoCentavos });
    expect(codeOf(await cancel(0))).toBe('PREVIA_MUDOU');
    expect((await cancel(comBonus)).statusCode).toBe(200);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[money], comBonus]);
  });
});
