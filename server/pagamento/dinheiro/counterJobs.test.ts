import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import type { Server } from '../../createServer';
import { payTxid } from '../../pedidos/testdata/comprador';
import { lockPedido } from '../../pedidos/pedidoRepository';
import { createSteps } from '../../platform/jobs/steps';
import { oweEstorno } from '../estornos/estornoRepository';
import { recordLateEstornos } from './counterJobs';

let server: Server;
let balcao: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  // Only the test works on an order.
  await server.services.scheduler.stop();
  balcao = await umBalcao(server, 'lia');
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;

/** An order paid by Pix at the counter, of which a real went back since, though nobody asked at the counter for it. */
async function refunded(): Promise<string> {
  const { id } = await balcao.order([nextPoltrona++]);
  const charge = await balcao.send('POST', `/api/Pedidos/${id}/Pix`);
  await payTxid(server, charge.json<{ data: { txid: string } }>().data.txid);
  await balcao.send('POST', `/api/Pedidos/${id}/Concluir`);
  const { e2eid } = await database()
    .db.selectFrom('pix_recebido')
    .select('e2eid')
    .where('pedido_id', '=', id)
    .executeTakeFirstOrThrow();
  await database().transaction(async (tx) => {
    await lockPedido(tx, id);
    const refund = { pedidoId: id, meio: 'pix', origem: e2eid, itemN: 0, valorCentavos: 100 } as const;
    await oweEstorno(tx, { ...refund, motivo: 'emissao_recusada' });
  });
  return id;
}
const movements = (id: string) =>
  database()
    .db.selectFrom('caixa_movimento')
    .select(['tipo', 'modalidade', 'valor_centavos'])
    .where('pedido_id', '=', id)
    .orderBy('n')
    .execute();

describe('money that goes back without anybody at the counter', () => {
  it('is in the till of its seller once, however often the job looks', async () => {
    const id = await refunded();
    const [venda] = await movements(id);
    expect(venda).toMatchObject({ tipo: 'venda', modalidade: 'pix' });
    await recordLateEstornos(database(), createSteps(database()));
    await recordLateEstornos(database(), createSteps(database()));
    expect(await movements(id)).toEqual([venda, { tipo: 'cancelamento', modalidade: 'pix', valor_centavos: -100 }]);
    await expectInvariants(server);
  });

  it('is counted against its order where it could not be recorded, and waits', async () => {
    const id = await refunded();
    const down = { ...database(), transaction: () => Promise.reject(new Error('down')) };
    await recordLateEstornos(down, createSteps(database()));
    const failures = await database()
      .db.selectFrom('falha')
      .selectAll()
      .where('etapa', '=', 'devolucao_balcao')
      .execute();
    expect(failures).toMatchObject([{ assunto: id, pedido_id: id }]);
    expect(await movements(id)).toHaveLength(1);
  });
});
