import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { comBonus, umaPessoaComCredito } from '../../posVenda/testdata/creditos';
import { EXECUTIVO, LEITO } from '../../posVenda/testdata/posVenda';
import type { MeioDePagamento } from '../tables';
import { moneyOf, planReturns, type Part } from './estornoSources';

const part = (meio: MeioDePagamento, valorCentavos: number): Part => ({
  meio,
  origem: meio,
  valorCentavos,
  isTaken: true,
});

it('the money among the parts of a refund is all but credit', () => {
  const meios: MeioDePagamento[] = ['pix', 'cartao', 'boleto', 'dinheiro'];
  for (const meio of meios) expect(moneyOf([part(meio, 7)])).toBe(7);
  expect(moneyOf([])).toBe(0);
  expect(moneyOf([part('credito', 7)])).toBe(0);
  expect(moneyOf([part('pix', 3), part('credito', 7), part('cartao', 2)])).toBe(5);
});

describe('the sources of a refund', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
    await server.services.scheduler.stop();
  }, START_MS);
  afterEach(() => expectInvariants(server));
  afterAll(() => server.close());

  const db = () => server.services.database.db;
  const halves = async (id: string, first: number, then: number) => {
    const { split, hasCredito } = await planReturns(db(), id);
    const meios = (centavos: number) => split(centavos).map(({ meio, valorCentavos }) => [meio, valorCentavos]);
    return { hasCredito, first: meios(first), then: meios(then) };
  };

  it('are money first and credit last, and a plan says whether credit is among them', async () => {
    const eu = umaPessoaComCredito(server, 'fontes');
    await eu.earn(20, 21);
    const order = await eu.orderWithCredit(LEITO.poltrona, 30);
    const { id } = await eu.pay(order.id);
    const money = LEITO.total - comBonus;
    expect(await halves(id, money - 1, 2)).toEqual({
      hasCredito: true,
      first: [['pix', money - 1]],
      then: [
        ['pix', 1],
        ['credito', 1],
      ],
    });
    expect(await halves(id, LEITO.total, 1)).toEqual({
      hasCredito: true,
      first: [
        ['pix', money],
        ['credito', comBonus],
      ],
      then: [],
    });
  });

  it('of an order without credit are its money, and those of an unpaid one are none', async () => {
    const eu = umaPessoaComCredito(server, 'semCredito');
    const { id } = await eu.buy([21]);
    expect(await halves(id, EXECUTIVO.total, 0)).toEqual({
      hasCredito: false,
      first: [['pix', EXECUTIVO.total]],
      then: [],
    });
    const unpaid = await eu.order([3]);
    expect(await halves(unpaid.id, 100, 100)).toEqual({ hasCredito: false, first: [], then: [] });
  });
});
