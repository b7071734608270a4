import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador } from '../../pedidos/testdata/comprador';

/** A text longer than any QR code holds, so that no paper with it can be drawn. */
const TOO_LONG = 'x'.repeat(2_500);

let server: Server;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

describe('a ticket whose paper cannot be made', () => {
  it('is valid on the screen all the same: its codes are data, not pictures [OC9]', async () => {
    const ana = umComprador(server);
    const { id } = await ana.order([1]);
    await payTxid(server, (await ana.charge(id)).txid);
    // The bank's notice concludes it too; between its steps the answer is that the order is being issued.
    const { situacao, itens } = await eventually(
      () => ana.conclude(id),
      (pedido) => pedido.situacao === 'emitido',
    );
    expect(situacao).toBe('emitido');
    const bilheteId = itens[0]?.bilheteId ?? '';
    await server.services.database.db
      .updateTable('bilhete')
      .set({ codigo_catraca: TOO_LONG })
      .where('id', '=', bilheteId)
      .execute();
    const bilhete = `/api/Bilhetes/${bilheteId}`;
    expect((await ana.get(`${bilhete}/Pdf`)).statusCode).toBe(500);
    expect((await ana.get(bilhete)).json<{ data: object }>().data).toMatchObject({
      qrFiscal: expect.stringContaining('chBPe='),
      codigoEmbarque: expect.stringMatching(/^IT1\./),
      situacao: 'emitido',
    });
  });
});
