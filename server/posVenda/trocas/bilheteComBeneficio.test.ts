import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { umaPessoa } from '../testdata/posVenda';
import { bilheteOf, bruno } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const POLTRONA = 20;

/** An issued ticket of somebody who travels with a gratuity. */
async function withBeneficio(eu: ReturnType<typeof umaPessoa>): Promise<Pedido> {
  const { id: reservaId } = await eu.hold([POLTRONA]);
  const beneficio = { tipo: 'passe_livre', credencial: 'PL1234567' } as const;
  const passageiros = [umPassageiro({ poltrona: POLTRONA, beneficio })];
  const answer = await eu.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
  if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.json()));
  const { id, totalCentavos } = answer.json<{ data: Pedido }>().data;
  return totalCentavos === 0 ? eu.settle(id) : eu.pay(id);
}

describe('a ticket with a gratuity, which is personal', () => {
  const words = 'Passagem com gratuidade ou desconto legal é pessoal: cancele e compre outra com o benefício.';

  it('is neither exchanged nor given away, before the choice and after it, and may be cancelled', async () => {
    const eu = umaPessoa(server, 'comBeneficio');
    const pedido = await withBeneficio(eu);
    const url = `/api/Bilhetes/${bilheteOf(pedido)}`;
    const no = { permitido: false, motivo: 'beneficio', taxaCentavos: 0 };
    const looks = [await eu.get(`${url}/Remarcacao`), await eu.get(`${url}/Transferencia`)];
    for (const look of looks) expect(look.json<{ data: object }>().data).toMatchObject(no);
    const exchanged = await eu.exchange(bilheteOf(pedido), await eu.escolha(POLTRONA));
    const given = await eu.post(`${url}/Transferencia`, bruno);
    expect([exchanged.statusCode, exchanged.json()]).toMatchObject([
      409,
      { erros: [{ codigo: 'REMARCACAO_RECUSADA', mensagem: words }], previa: no },
    ]);
    expect([given.statusCode, given.json()]).toMatchObject([
      409,
      { erros: [{ codigo: 'TRANSFERENCIA_RECUSADA', mensagem: words }], previa: no },
    ]);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');
    const { permitido, devolverCentavos } = await eu.previewCancel(bilheteOf(pedido));
    expect([permitido, devolverCentavos]).toEqual([true, pedido.totalCentavos]);
    expect((await eu.cancel(bilheteOf(pedido), devolverCentavos)).statusCode).toBe(200);
  });
});
