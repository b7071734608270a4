import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { cancelBilhete } from '../../posVenda/cancelamento/cancelBilhetes';
import { EXECUTIVO, umaPessoa } from '../../posVenda/testdata/posVenda';
import { bilheteOf } from '../../posVenda/testdata/trocas';
import { payEstornos, type EstornoPort } from './estornos';

let server: Server;
let people = 0;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

/** An order whose only ticket was cancelled, and whose provider was not asked yet. */
async function owing() {
  people += 1;
  const sub = `devolve${people}`;
  const eu = umaPessoa(server, sub);
  const pedido = await eu.buy([12 + people]);
  const wanted = { bilheteId: bilheteOf(pedido), devolverCentavos: EXECUTIVO.total };
  await server.services.database.transaction((tx) => cancelBilhete(tx, sub, wanted));
  return { eu, id: pedido.id };
}
/** A provider that takes its time and would give money back at every request. */
function slowBank(answer: () => Promise<void> = () => Promise.resolve()) {
  const asked: string[] = [];
  const port: EstornoPort = async (_, id, valorCentavos) => {
    asked.push(id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await answer();
    return { id, valorCentavos, situacao: 'DEVOLVIDO' };
  };
  return { asked, pay: (id: string) => payEstornos(server.services.database, { pix: port }, id) };
}

describe('a refund that several runs would pay at the same moment', () => {
  it('is asked for by one of them', async () => {
    const { eu, id } = await owing();
    const bank = slowBank();
    await Promise.all(Array.from({ length: 6 }, () => bank.pay(id)));
    expect(bank.asked).toHaveLength(1);
    expect(await eu.read(id)).toMatchObject({ situacao: 'estornado', estornos: [{ situacao: 'feito' }] });
  });

  it('is asked for again at once where the provider failed', async () => {
    const { eu, id } = await owing();
    await expect(slowBank(() => Promise.reject(new Error('down'))).pay(id)).rejects.toThrow('down');
    const bank = slowBank();
    await bank.pay(id);
    expect(bank.asked).toHaveLength(1);
    expect((await eu.read(id)).situacao).toBe('estornado');
  });

  it('is asked for again after a minute where the run that asked has died', async () => {
    const { eu, id } = await owing();
    const lost = slowBank(() => new Promise(() => undefined));
    void lost.pay(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const bank = slowBank();
    await bank.pay(id);
    expect([lost.asked.length, bank.asked.length]).toEqual([1, 0]);
    await sql`update estorno set tentar_em = tentar_em - interval '61 seconds' where pedido_id = ${id}`.execute(
      server.services.database.db,
    );
    await bank.pay(id);
    expect(bank.asked).toEqual(lost.asked);
    expect((await eu.read(id)).situacao).toBe('estornado');
  });
});
