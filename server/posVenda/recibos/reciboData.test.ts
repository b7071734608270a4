import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import type { Server } from '../../createServer';
import { umBoleto } from '../../pagamento/boleto/testdata/umBoleto';
import { umPagador } from '../../pagamento/testdata/umCartao';
import { umaPessoa } from '../testdata/posVenda';
import { findRecibo } from './reciboData';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const reciboOf = (dono: string, id: string) => findRecibo(server.services.database.db, dono, id);

describe('the payments of a receipt', () => {
  it('are named by what was handed over in cash', async () => {
    const balcao = await umBalcao(server, 'lia');
    const pedido = await balcao.order([10]);
    expect((await balcao.pay(pedido, 20_000)).statusCode).toBe(201);
    expect(await reciboOf('lia', pedido.id)).toMatchObject({
      comprador: { nome: 'Cliente Do Balcão' },
      pagamentos: [
        {
          meio: expect.stringMatching(/^Dinheiro, recebido R\$\s200,00$/),
          valorCentavos: pedido.totalCentavos,
          em: expect.any(Date),
        },
      ],
    });
  });

  it.each([
    [1, /^Cartão final \d{4}$/],
    [2, /^Cartão final \d{4}, 2x$/],
  ])('are named by the end of a card and its %i instalments', async (parcelas, meio) => {
    const sub = `carta${parcelas}`;
    const eu = umaPessoa(server, sub);
    const { id, totalCentavos } = await eu.pedidoFor([10 + parcelas]);
    await umPagador(server, sub).pay(id, 'aprova', { parcelas });
    await eu.settle(id);
    expect((await reciboOf(sub, id))?.pagamentos).toEqual([
      { meio: expect.stringMatching(meio), valorCentavos: totalCentavos, em: expect.any(Date) },
    ]);
  });

  it('are named as boleto, at the time of its payment', async () => {
    const eu = umBoleto(server, 'boleta');
    const { id, totalCentavos } = await eu.charged([16]);
    await eu.banco.pay(await eu.numeroOf(id));
    await eu.sweep();
    const { pago_em } = await server.services.database.db
      .selectFrom('boleto_recebido')
      .select('pago_em')
      .where('pedido_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await reciboOf('boleta', id))?.pagamentos).toEqual([
      { meio: 'Boleto', valorCentavos: totalCentavos, em: pago_em },
    ]);
  });

  it('are named as Pix, and are nobody else’s to read', async () => {
    const pedido = await umaPessoa(server, 'pixa').buy([15]);
    expect((await reciboOf('pixa', pedido.id))?.pagamentos).toEqual([
      { meio: 'Pix', valorCentavos: pedido.totalCentavos, em: expect.any(Date) },
    ]);
    expect(await reciboOf('outra', pedido.id)).toBeNull();
  });
});
