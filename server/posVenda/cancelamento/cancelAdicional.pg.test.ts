import type { Reserva } from '../../../src/domain/wire/compra/reservas';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { EXECUTIVO, umaPessoa } from '../testdata/posVenda';
import { bilheteOf } from '../testdata/trocas';

const BICICLETA = 4_000;
const rota = { localidadeOrigem: lugares.campoGrande, localidadeDestino: lugares.saoPaulo };

let server: Server;
let count = 0;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

/** A ticket with a bicycle, on a departure of its own. */
async function comBicicleta() {
  count += 1;
  const eu = umaPessoa(server, `bicicleta${count}`);
  const { viagemId } = await eu.escolha(EXECUTIVO.poltrona, 10 + count);
  const { poltrona } = EXECUTIVO;
  const held = await eu.post('/api/Reservas', { trechos: [{ ...rota, viagemId, poltronas: [poltrona] }] });
  const { id: reservaId } = held.json<{ data: Reserva }>().data;
  const passageiros = [umPassageiro({ poltrona, adicionais: [{ tipo: 'bicicleta', quantidade: 1 }] })];
  const order = await eu.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
  const pedido = await eu.pay(order.json<{ data: Pedido }>().data.id);
  const id = bilheteOf(pedido);
  return {
    eu,
    id,
    pedido,
    cancelBicicleta: () =>
      eu.post(`/api/Bilhetes/${id}/Adicionais/bicicleta/Cancelamento`, { devolverCentavos: BICICLETA }),
  };
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

describe('an extra that is cancelled at the same moment', () => {
  it('by eight tabs comes back once', async () => {
    const { eu, cancelBicicleta } = await comBicicleta();
    const answers = await Promise.all(Array.from({ length: 8 }, cancelBicicleta));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(404)]);
    expect(await eu.givenBack()).toEqual([BICICLETA]);
  });

  it('as its ticket comes back once: with it or before it, and no centavo is lost or given twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { eu, id, pedido, cancelBicicleta } = await comBicicleta();
      const whole = EXECUTIVO.total + BICICLETA;
      const [alone, ticket] = await Promise.all([cancelBicicleta(), eu.cancel(id, whole)]);
      // Either the ticket took it along, or the extra went first and the ticket's sum had changed.
      expect([alone.statusCode, ticket.statusCode]).toEqual(alone.statusCode === 200 ? [200, 409] : [409, 200]);
      if (alone.statusCode === 200) expect((await eu.cancel(id, EXECUTIVO.total)).statusCode).toBe(200);
      expect((await eu.settle(pedido.id)).situacao).toBe('estornado');
      expect(sum(await eu.givenBack())).toBe(whole);
    }
  }, 120_000);
});
