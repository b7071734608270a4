import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { eventually, payTxid } from '../../pedidos/testdata/comprador';
import { umaIniciacao } from './testdata/umaIniciacao';

let server: Server;
let ana: ReturnType<typeof umaIniciacao>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startRaces();
  ana = umaIniciacao(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

describe('payments in the apps of banks at once', () => {
  it('of one charge are ten, however many requests ask', async () => {
    const { id } = await ana.order([nextPoltrona++]);
    const replies = await Promise.all(Array.from({ length: 14 }, () => ana.ask(id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      ...Array.from({ length: 4 }, () => 409),
    ]);
    expect((await ana.rows(id)).map(({ tentativa }) => tentativa)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('by two banks and by the QR code move the money once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await ana.order([nextPoltrona++]);
      const { txid } = await ana.charge(id);
      const [one, other] = [await ana.started(id), await ana.started(id, 'nimbo')];
      await Promise.all([ana.decide(one.url, 'aprovar'), ana.decide(other.url, 'aprovar'), payTxid(server, txid)]);
      await eventually(
        async () => (await ana.read(id)).situacao,
        (situacao) => situacao === 'emitido',
      );
      const { db } = server.services.database;
      const money = await db.selectFrom('pix_recebido').select('destino').where('pedido_id', '=', id).execute();
      expect(money).toEqual([{ destino: 'aceito' }]);
      expect(await db.selectFrom('bilhete').select('id').where('pedido_id', '=', id).execute()).toHaveLength(1);
    }
  });
});
