import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { cartaoWorld } from '../../pagamento/testdata/cartaoWorld';
import { breakAcquirer, umPagador } from '../../pagamento/testdata/umCartao';
import { EXECUTIVO } from '../testdata/posVenda';
import { comBonus, orderSeats, seatsInTurn, umaPessoaComCredito } from '../testdata/creditos';
import { umMundo } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(async () => {
  await umMundo(server).beIn('normal');
  await expectInvariants(server);
});
afterAll(() => server.close());

let count = 0;
const pessoa = () => {
  const sub = `emissaoCredito${(count += 1)}`;
  return { ...umaPessoaComCredito(server, sub), cartao: umPagador(server, sub) };
};
const seat = seatsInTurn();
const { total } = EXECUTIVO;
const money = 2 * total - comBonus;

/** Two seats, for which all the person's credit is used, and the rest is to be paid. */
async function twoSeats(eu: ReturnType<typeof pessoa>): Promise<Pedido> {
  await eu.earn(...seat());
  return orderSeats(eu, [seat()[0], seat()[0]]);
}
const issuedOf = ({ itens }: Pedido): string => itens.flatMap(({ bilheteId }) => bilheteId ?? [])[0] ?? '';

describe('an order that credit paid in part, and that the operator sold in part', () => {
  it('gives money for the refused seat as far as money paid, credit for the rest, and credit for the other ticket', async () => {
    const eu = pessoa();
    const mundo = umMundo(server);
    const { id } = await twoSeats(eu);
    await mundo.beIn('parcial');
    await eu.pay(id);
    await mundo.beIn('recusa');
    await mundo.lastTurn(id);
    const pedido = await eu.conclude(id);
    expect([pedido.situacao, await eu.givenBack(), await eu.saldo()]).toEqual([
      'emitido_parcial',
      [money],
      total - money,
    ]);
    const previa = await eu.previewCancel(issuedOf(pedido));
    expect(previa).toMatchObject({ meio: 'credito', voltaEmCreditoCentavos: total });
    expect(previa).not.toHaveProperty('credito');
    expect((await eu.cancel(issuedOf(pedido), total)).statusCode).toBe(200);
    expect([await eu.givenBack(), await eu.saldo()]).toEqual([[money], comBonus]);
  });

  it('sells the other seat, which credit pays, after all that a card had reserved went back with the first ticket', async () => {
    const eu = pessoa();
    const mundo = umMundo(server);
    const { id, localizador } = await twoSeats(eu);
    await breakAcquirer(server, 'capturar', `${localizador}-1`, 'fora');
    await mundo.beIn('parcial');
    await eu.cartao.pay(id, 'aprova');
    const partly = await eu.settle(id);
    expect(partly.situacao).toBe('emitido_parcial');
    expect((await eu.cancel(issuedOf(partly), total)).statusCode).toBe(200);
    expect(await cartaoWorld(server).paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
    expect(await eu.saldo()).toBe(total - money);
    await mundo.beIn('normal');
    await mundo.nextTurn(id);
    const { itens } = await eu.conclude(id);
    expect(itens.filter(({ bilheteId }) => bilheteId !== null)).toHaveLength(2);
  });
});
