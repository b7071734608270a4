import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { LEITO, umaPessoa } from '../posVenda/testdata/posVenda';
import { codeOf, bilheteOf, umMundo } from '../posVenda/testdata/trocas';
import type { Server } from '../createServer';
import { payTxid, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';

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

type Pessoa = ReturnType<typeof umaPessoa>;
let people = 0;
let nextPoltrona = 20;
const umaPoltrona = () => nextPoltrona++;

/** The same hold is sent once more, with another name on each seat of its order. */
async function sendAgain(eu: Pessoa, pedidoId: string) {
  const { db } = server.services.database;
  const { reserva_id: reservaId } = await db
    .selectFrom('pedido')
    .select('reserva_id')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  const { itens } = await eu.read(pedidoId);
  const passageiros = itens.map(({ poltrona }) =>
    umPassageiro({ poltrona, nome: 'Outra Pessoa', documento: { tipo: 2, numero: '55.666.777-8' } }),
  );
  return eu.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
}

const lasting = ({ situacao, totalCentavos, creditoCentavos, itens }: Pedido) => ({
  situacao,
  totalCentavos,
  creditoCentavos,
  itens,
});

const settled: [string, string, (eu: Pessoa) => Promise<string>][] = [
  [
    'an exchange that waits for its payment',
    'PEDIDO_DE_TROCA',
    async (eu) => {
      const pedido = await eu.buy([umaPoltrona()]);
      const { pedidoId } = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(LEITO.poltrona));
      return pedidoId;
    },
  ],
  [
    'an order that was paid while the operator is down',
    'PEDIDO_JA_PAGO',
    async (eu) => {
      const { id } = await eu.pedidoFor([umaPoltrona()]);
      const { txid } = await eu.charge(id);
      await umMundo(server).beIn('fora');
      await payTxid(server, txid);
      await eu.post(`/api/Pedidos/${id}/Concluir`);
      return id;
    },
  ],
  ['an issued order', 'PEDIDO_JA_PAGO', async (eu) => (await eu.buy([umaPoltrona()])).id],
  [
    'an order that was cancelled after it was issued',
    'PEDIDO_JA_PAGO',
    async (eu) => {
      const pedido = await eu.buy([umaPoltrona()]);
      await eu.cancel(bilheteOf(pedido), pedido.totalCentavos);
      return pedido.id;
    },
  ],
];

describe('the hold of an order, sent once more', () => {
  it('gives the unpaid order its new data', async () => {
    const eu = umaPessoa(server, `outravez${(people += 1)}`);
    const { id } = await eu.pedidoFor([umaPoltrona()]);
    expect((await sendAgain(eu, id)).statusCode).toBe(201);
    expect((await eu.read(id)).itens[0]).toMatchObject({ passageiro: 'Outra Pessoa' });
  });

  it.each(settled)('changes nothing of %s (%s)', async (_, codigo, make) => {
    const eu = umaPessoa(server, `outravez${(people += 1)}`);
    const id = await make(eu);
    const before = lasting(await eu.read(id));
    const refused = await sendAgain(eu, id);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, codigo]);
    expect(lasting(await eu.read(id))).toEqual(before);
  });
});
