import { expectInvariants } from '../../../tests/support/expectInvariants';
import { startRaces } from '../../../tests/support/startRaces';
import { START_MS } from '../../../tests/support/startMs';
import type { Server } from '../../createServer';
import { exchangeBilhete } from './exchangeBilhete';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';
import { bilheteOf, umMundo } from '../testdata/trocas';

let server: Server;
let mundo: ReturnType<typeof umMundo>;

beforeAll(async () => {
  server = await startRaces();
  mundo = umMundo(server);
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

/** Somebody with one ticket for this seat, on a coach of its own. */
async function withBilhete(sub: string, poltrona: number, dias: number) {
  const eu = umaPessoa(server, sub);
  const pedido = await eu.buy([poltrona], dias);
  /** The process dies between the commit of the exchange and its conclusion, and nobody asks again. */
  const choose = async (nova: number, sums: { cobrarCentavos: number; devolverCentavos: number }): Promise<string> => {
    const wanted = await eu.escolha(nova, dias + 1);
    const { database } = server.services;
    const { inventory } = server.app;
    const id = await database.transaction((tx) =>
      exchangeBilhete(tx, inventory, sub, bilheteOf(pedido), { ...wanted, ...sums }),
    );
    await mundo.interrupted(id);
    return id;
  };
  return { eu, bilheteId: bilheteOf(pedido), choose };
}

describe('an exchange whose process died before it was concluded', () => {
  it.each([
    ['costs nothing', 13, 14, 0],
    ['gives a difference back', 1, 15, LEITO.total - EXECUTIVO.total],
  ])('and that %s was agreed to: the sweeper concludes it', async (name, poltrona, nova, devolverCentavos) => {
    const { eu, bilheteId, choose } = await withBilhete(name.replaceAll(' ', '-'), poltrona, 20);
    const novo = await choose(nova, { cobrarCentavos: 0, devolverCentavos });
    await mundo.sweep(eu);
    expect((await eu.read(novo)).situacao).toBe('emitido');
    expect((await eu.bilhete(bilheteId)).situacao).toBe('remarcado');
    await mundo.sweep(eu);
    expect(await eu.givenBack()).toEqual(devolverCentavos === 0 ? [] : [devolverCentavos]);
  });

  it('and that costs money waits for it: the sweeper leaves the ticket as it was', async () => {
    const { eu, bilheteId, choose } = await withBilhete('a-pagar', 16, 22);
    const novo = await choose(2, { cobrarCentavos: LEITO.total - EXECUTIVO.total, devolverCentavos: 0 });
    await mundo.sweep(eu);
    expect((await eu.read(novo)).situacao).toBe('reservado');
    expect((await eu.bilhete(bilheteId)).situacao).toBe('emitido');
  });
});
