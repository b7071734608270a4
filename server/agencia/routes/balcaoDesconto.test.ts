import type { Cotacao } from '../../../src/domain/wire/compra/cotacao';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umBalcao } from '../balcao/testdata/umBalcao';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido } from '../../pedidos/testdata/comprador';

/** A seat from São Paulo to Rio in the small catalogue. */
const CHEIO = 14_150;

let server: Server;
let balcao: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  balcao = await umBalcao(server, 'lia');
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const codes = (answer: { json: <T>() => T }) =>
  answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo);
const dataOf = <T>(answer: { json: <T>() => T }) => answer.json<{ data: T }>().data;

describe('a discount at the counter', () => {
  const desconto = { centavos: 500, motivo: 'Cliente frequente' };

  it('is in the price within the operator’s limit, and in the audit with its reason', async () => {
    const poltronas = [umaPoltrona()];
    const { id: reservaId } = await balcao.hold(poltronas);
    const cotacao = await balcao.send('POST', '/api/Pedidos/Cotacao', {
      reservaId,
      passageiros: poltronas.map((poltrona) => ({ poltrona })),
      descontoBalcaoCentavos: 500,
    });
    expect(dataOf<Cotacao>(cotacao)).toMatchObject({ totalCentavos: CHEIO - 500, descontoMaximoCentavos: 707 });
    const change = { descontoBalcao: desconto, totalEsperadoCentavos: CHEIO - 500 };
    const made = await balcao.send('POST', '/api/Pedidos', balcao.novo(reservaId, poltronas, change));
    const pedido = dataOf<Pedido>(made);
    expect([pedido.totalCentavos, pedido.descontoBalcaoCentavos]).toEqual([CHEIO - 500, 500]);
    expect((await balcao.pay(pedido)).statusCode).toBe(201);
    const audit = await db()
      .selectFrom('agencia_auditoria')
      .select(['acao', 'depois'])
      .where('operador_id', '=', balcao.operadora.id)
      .execute();
    expect(audit).toEqual([
      {
        acao: 'desconto_venda',
        depois: {
          pedidoId: pedido.id,
          localizador: pedido.localizador,
          descontoCentavos: 500,
          motivo: 'Cliente frequente',
        },
      },
    ]);
  });

  it.each([
    ['beyond the limit', { centavos: 708, motivo: 'Cliente frequente' }, 400, 'DESCONTO_ACIMA_DO_LIMITE'],
    ['without a reason', { centavos: 500, motivo: '   ' }, 400, 'DESCONTO_SEM_MOTIVO'],
  ])('is refused %s', async (_, descontoBalcao, status, codigo) => {
    const poltronas = [umaPoltrona()];
    const { id } = await balcao.hold(poltronas);
    const refused = await balcao.send('POST', '/api/Pedidos', balcao.novo(id, poltronas, { descontoBalcao }));
    expect([refused.statusCode, codes(refused)]).toEqual([status, [codigo]]);
  });

  it('is nobody’s who buys for themselves, and they give all their data', async () => {
    const ana = umComprador(server, 'ana-2');
    const poltronas = [umaPoltrona()];
    const { id: reservaId } = await ana.hold(poltronas);
    const refused = await ana.post('/api/Pedidos', { ...umNovoPedido({ reservaId }), descontoBalcao: desconto });
    expect([refused.statusCode, codes(refused)]).toEqual([403, ['DESCONTO_SO_NO_BALCAO']]);
    const nameless = await ana.post('/api/Pedidos', balcao.novo(reservaId, poltronas));
    expect([nameless.statusCode, codes(nameless)]).toEqual([400, Array(3).fill('CAMPO_OBRIGATORIO')]);
  });
});
