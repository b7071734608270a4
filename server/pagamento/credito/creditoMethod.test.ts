import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { payTxid } from '../../pedidos/testdata/comprador';
import { comBonus, seatsInTurn, umaPessoaComCredito } from '../../posVenda/testdata/creditos';
import { LEITO } from '../../posVenda/testdata/posVenda';
import { umMundo } from '../../posVenda/testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

describe('an order that credit paid in part, and that the operator refuses to sell', () => {
  it('gives money back as money and credit as credit, once', async () => {
    const eu = umaPessoaComCredito(server, 'ana');
    await eu.earn(...seatsInTurn()());
    const { id } = await eu.orderWithCredit(LEITO.poltrona, 30);
    expect(await eu.saldo()).toBe(0);
    const mundo = umMundo(server);
    await mundo.beIn('recusa');
    await payTxid(server, (await eu.charge(id)).txid);
    await eu.conclude(id);
    await mundo.lastTurn(id);
    for (let times = 0; times < 2; times += 1) {
      const { situacao } = await eu.conclude(id);
      expect([situacao, await eu.givenBack(), await eu.saldo()]).toEqual([
        'estornado',
        [LEITO.total - comBonus],
        comBonus,
      ]);
    }
  });
});
