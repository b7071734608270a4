import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { eventually, umComprador } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let responsavel: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;
const newPedido = async () => (await ana.order([nextPoltrona++])).id;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startRaces();
  ana = umComprador(server);
  agencia = umaCobranca(server, 'agencia');
  responsavel = umaCobranca(server, 'responsavel');
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([]);
});

/** Everything that concludes an order runs in parallel; a run that meets another one issuing is told to wait. */
async function concludedByMany(pedidoId: string, times: number): Promise<string> {
  await Promise.all(Array.from({ length: times }, () => ana.post(`/api/Pedidos/${pedidoId}/Concluir`)));
  const { situacao } = await eventually(
    () => ana.read(pedidoId),
    (pedido) => pedido.situacao === 'emitido',
  );
  return situacao;
}

const cobrancas = (pedidoId: string) =>
  db().selectFrom('cobranca_externa').select('situacao').where('pedido_id', '=', pedidoId).execute();
const bilhetes = (pedidoId: string) =>
  db().selectFrom('bilhete').select('id').where('pedido_id', '=', pedidoId).execute();

describe('a charge outside the shop, amid everything at once', () => {
  it('is one, however many operators ask for it', async () => {
    const id = await newPedido();
    const replies = await Promise.all([0, 1, 2].flatMap(() => [agencia.post(id), responsavel.post(id)]));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    expect(await cobrancas(id)).toEqual([{ situacao: 'aberta' }]);
  });

  it('has one end when it is paid and cancelled at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await newPedido();
      const { url } = await agencia.charge(id);
      const [, cancelled] = await Promise.all([agencia.payLink(url ?? ''), responsavel.cancel(id)]);
      await ana.conclude(id);
      const [charge] = await cobrancas(id);
      const isPaid = charge?.situacao === 'paga';
      expect({ paid: isPaid, status: cancelled.statusCode }).toEqual({ paid: isPaid, status: isPaid ? 409 : 200 });
      expect(charge?.situacao).toBe(isPaid ? 'paga' : 'cancelada');
      expect(await agencia.tomado(id)).toHaveLength(isPaid ? 1 : 0);
      expect(await bilhetes(id)).toHaveLength(isPaid ? 1 : 0);
    }
  });

  it('gives way to a Pix of the customer, or the Pix to it: one payment, one ticket, one sale in the till', async () => {
    await opened(server.services.database, await seededOperador(db(), 'agencia'));
    for (let round = 0; round < 3; round += 1) {
      const id = await newPedido();
      const { url } = await agencia.charge(id);
      const { txid } = await ana.charge(id);
      await Promise.all([agencia.payLink(url ?? ''), createBank(server.services.database).pay(txid)]);
      expect(await concludedByMany(id, 4)).toBe('emitido');
      const pix = await db().selectFrom('pix_recebido').select('destino').where('pedido_id', '=', id).execute();
      const cartao = await db().selectFrom('cobranca_cartao').select('destino').where('pedido_id', '=', id).execute();
      expect([...pix, ...cartao].filter(({ destino }) => destino === 'aceito')).toHaveLength(1);
      expect(await bilhetes(id)).toHaveLength(1);
      const byCartao = cartao.some(({ destino }) => destino === 'aceito');
      expect(await agencia.tomado(id)).toHaveLength(byCartao ? 1 : 0);
      const vendas = await db().selectFrom('caixa_movimento').select('id').where('pedido_id', '=', id).execute();
      expect(vendas).toHaveLength(byCartao ? 1 : 0);
    }
  });

  it('is settled once, however many look at it at once', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    await agencia.payLink(url ?? '', 'aprova', 'debito-1');
    expect(await concludedByMany(id, 6)).toBe('emitido');
    const payments = await db().selectFrom('cobranca_cartao').select('destino').where('pedido_id', '=', id).execute();
    expect(payments).toEqual([{ destino: 'aceito' }]);
  });
});
