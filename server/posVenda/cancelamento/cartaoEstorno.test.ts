import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Server } from '../../createServer';
import { cartaoWorld } from '../../pagamento/testdata/cartaoWorld';
import { breakAcquirer, umPagador } from '../../pagamento/testdata/umCartao';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => {
  const sub = `cartao${(count += 1)}`;
  return { ...umaPessoa(server, sub), cartao: umPagador(server, sub) };
};
const bilheteOf = ({ itens }: Pedido, i = 0): string => itens[i]?.bilheteId ?? '';
const { total, tarifa } = EXECUTIVO;
const back = total - tarifa * 0.05;

const attemptsOf = (pedidoId: string) => cartaoWorld(server).attempts(pedidoId);
const estornosOf = (pedidoId: string) =>
  server.services.database.db
    .selectFrom('estorno')
    .select(['origem', 'meio', 'valor_centavos', 'situacao'])
    .where('pedido_id', '=', pedidoId)
    .execute();

/** Two seats, paid by card and issued. */
async function bought(eu: ReturnType<typeof pessoa>, poltronas: number[]): Promise<Pedido> {
  const { id } = await eu.pedidoFor(poltronas);
  await eu.cartao.pay(id, 'aprova');
  return eu.settle(id);
}

describe('a ticket that was paid by card', () => {
  it('gives its part back to the same card, and the other seat stays paid', async () => {
    const eu = pessoa();
    const pedido = await bought(eu, [20, 21]);
    await eu.age(pedido.id, 10, 30);
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({ devolverCentavos: back, meio: 'cartao' });
    expect((await eu.cancel(bilheteOf(pedido), back)).statusCode).toBe(200);
    expect(await eu.read(pedido.id)).toMatchObject({
      situacao: 'emitido',
      estornos: [{ meio: 'cartao', valorCentavos: back, situacao: 'feito' }],
    });
  });

  it('whose money is only reserved yet gives its part back once it is taken, and never all of it', async () => {
    const eu = pessoa();
    const pedido = await bought(eu, [22, 23]);
    const { db } = server.services.database;
    const world = cartaoWorld(server);
    const { chave } = await world.attempt(pedido.id);
    await world.onlyReserved(pedido.id);
    await breakAcquirer(server, 'capturar', chave, 'muda');
    await eu.cancel(bilheteOf(pedido), total);
    expect((await eu.read(pedido.id)).estornos).toMatchObject([{ situacao: 'em_processamento' }]);
    await breakAcquirer(server, 'capturar', chave, null);
    await db
      .updateTable('estorno')
      .set({ tentar_em: sql<Date>`now()` })
      .where('pedido_id', '=', pedido.id)
      .execute();
    await eu.conclude(pedido.id);
    expect((await eu.read(pedido.id)).estornos).toMatchObject([{ valorCentavos: total, situacao: 'feito' }]);
    expect(await world.paymentsOf(pedido.id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('becomes credit once the money is taken, and is offered none while it is only reserved', async () => {
    const eu = pessoa();
    const [pedido, reserved] = [await bought(eu, [36]), await bought(eu, [37])];
    await cartaoWorld(server).onlyReserved(reserved.id);
    const credito = total + Math.floor(total / 10);
    const take = (of: Pedido) => {
      const body = { devolverCentavos: total, creditoCentavos: credito };
      return eu.post(`/api/Bilhetes/${bilheteOf(of)}/Cancelamento`, body);
    };
    expect(await eu.previewCancel(bilheteOf(reserved))).not.toHaveProperty('credito');
    expect((await take(reserved)).statusCode).toBe(409);
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({ meio: 'cartao', credito: { centavos: credito } });
    expect((await take(pedido)).statusCode).toBe(200);
    expect(await estornosOf(pedido.id)).toMatchObject([{ meio: 'credito', valor_centavos: total, situacao: 'feito' }]);
    expect(await cartaoWorld(server).paymentsOf(pedido.id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('becomes no credit while its bank decides about it, so that the money does not come twice', async () => {
    const eu = pessoa();
    const pedido = await bought(eu, [38]);
    const attempt = server.services.database.db.updateTable('cobranca_cartao').where('pedido_id', '=', pedido.id);
    await attempt.set({ contestado_em: sql<Date>`now()` }).execute();
    expect(await eu.previewCancel(bilheteOf(pedido))).not.toHaveProperty('credito');
    const body = { devolverCentavos: total, creditoCentavos: total + Math.floor(total / 10) };
    const url = `/api/Bilhetes/${bilheteOf(pedido)}/Cancelamento`;
    expect((await eu.post(url, body)).statusCode).toBe(409);
    await attempt.set({ contestado_em: null }).execute();
    expect((await eu.post(url, body)).statusCode).toBe(200);
  });

  it('bought by Pix and exchanged by card goes back both ways', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([24]);
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(LEITO.poltrona));
    await eu.cartao.pay(troca.pedidoId, 'aprova');
    const novo = await eu.settle(troca.pedidoId);
    expect(novo.situacao).toBe('emitido');
    await eu.cancel(bilheteOf(novo), LEITO.total);
    const { estornos = [] } = await eu.settle(novo.id);
    expect(estornos.map(({ meio, valorCentavos }) => [meio, valorCentavos]).sort()).toEqual([
      ['cartao', LEITO.total - total],
      ['pix', total],
    ]);
  });

  it.each(['nega', 'sem_saldo'] as const)('after a card that %s goes back to the one that paid', async (cenario) => {
    const eu = pessoa();
    const { id } = await eu.pedidoFor([25 + count]);
    await eu.cartao.pay(id, cenario);
    await eu.cartao.pay(id, 'aprova');
    const pedido = await eu.settle(id);
    expect((await eu.cancel(bilheteOf(pedido), total)).statusCode).toBe(200);
    const [declined, paid] = await attemptsOf(id);
    expect([declined?.situacao, paid?.destino]).toEqual(['recusada', 'aceito']);
    expect(await estornosOf(id)).toEqual([
      { origem: paid?.id, meio: 'cartao', valor_centavos: total, situacao: 'feito' },
    ]);
  });

  it('after cards that were declined and left goes back to the Pix that paid, and to nothing else', async () => {
    const eu = pessoa();
    const { id } = await eu.pedidoFor([25 + count]);
    await eu.cartao.pay(id, 'nega');
    await eu.cartao.pay(id, 'desafio');
    await eu.cartao.giveUp(id);
    const pedido = await eu.pay(id);
    expect(await eu.previewCancel(bilheteOf(pedido))).toMatchObject({ devolverCentavos: total, meio: 'pix' });
    await eu.cancel(bilheteOf(pedido), total);
    expect(await estornosOf(id)).toMatchObject([{ meio: 'pix', valor_centavos: total }]);
    expect(await eu.givenBack()).toEqual([total]);
  });
});
