import { sql } from 'kysely';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import { opened, seededOperador } from '../../../agencia/testdata/agencia';
import type { Server } from '../../../createServer';
import { settleExternal } from '../../externo/settleExternal';
import { umaCobranca } from '../../externo/testdata/umaCobranca';
import { cartaoWorld } from '../../testdata/cartaoWorld';
import type { MotivoEstorno } from '../../tables';
import type { CartaoPayment } from '../cartaoPort';
import { latestAttempt } from '../tentativa/tentativaCartaoRepository';
import { settle } from './cartaoSettlement';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;
let agencia: ReturnType<typeof umaCobranca>;

// No job takes or gives back the money that a test lets arrive.
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
  agencia = umaCobranca(server);
  await opened(server.services.database, await seededOperador(db(), 'agencia'));
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const transaction: Server['services']['database']['transaction'] = (work) => server.services.database.transaction(work);

/** An order whose money is expected by one of the two ways, and its arrival. */
const ways = {
  card: async (pedidoId: string) => {
    await world.pagador.pay(pedidoId, 'desafio');
    const row = await latestAttempt(db(), pedidoId);
    if (!row) throw new Error('no card was tried');
    return (payment: CartaoPayment) => transaction((tx) => settle(tx, row, payment));
  },
  link: async (pedidoId: string) => {
    await agencia.charge(pedidoId);
    const { id } = await agencia.row(pedidoId);
    const card = { tipo: 'credito', parcelas: 1, bandeira: 'visa', final4: '4242', autenticacao: null } as const;
    return (payment: CartaoPayment) => transaction((tx) => settleExternal(tx, id, pedidoId, { ...payment, ...card }));
  },
};

/** Seconds until the acquirer is asked for the money, rounded to five; null where it is not. */
async function nextLook(pedidoId: string): Promise<number | null> {
  const { rows } = await sql<{ em: number | null }>`
    select extract(epoch from consultar_em - now())::float8 as em from cobranca_cartao where pedido_id = ${pedidoId}::uuid`.execute(
    db(),
  );
  const em = rows[0]?.em ?? null;
  return em === null ? null : Math.round(em / 5) * 5;
}

interface Arrival {
  way: keyof typeof ways;
  money: CartaoPayment['situacao'];
  order: 'waits' | 'was paid' | 'costs another sum';
  situacao: 'autorizada' | 'capturada';
  motivo: MotivoEstorno | null;
  /** Only reserved money of an order that it pays is to be captured. */
  again: number | null;
}

const arrivals = (['card', 'link'] as const).flatMap((way): Arrival[] => [
  { way, money: 'autorizado', order: 'waits', situacao: 'autorizada', motivo: null, again: 20 },
  { way, money: 'capturado', order: 'waits', situacao: 'capturada', motivo: null, again: null },
  { way, money: 'autorizado', order: 'was paid', situacao: 'autorizada', motivo: 'pago_de_novo', again: null },
  { way, money: 'capturado', order: 'was paid', situacao: 'capturada', motivo: 'pago_de_novo', again: null },
  {
    way,
    money: 'autorizado',
    order: 'costs another sum',
    situacao: 'autorizada',
    motivo: 'valor_divergente',
    again: null,
  },
  {
    way,
    money: 'capturado',
    order: 'costs another sum',
    situacao: 'capturada',
    motivo: 'valor_divergente',
    again: null,
  },
  { way, money: 'contestado', order: 'waits', situacao: 'capturada', motivo: 'contestado', again: null },
]);

it.each(arrivals)(
  'money by $way that is $money, of an order that $order: it is taken in $again s, or goes back for $motivo',
  async (arrival) => {
    const pedidoId = await world.newPedido();
    const arrive = await ways[arrival.way](pedidoId);
    if (arrival.order === 'was paid')
      await db().updateTable('pedido').set({ situacao: 'pago' }).where('id', '=', pedidoId).execute();
    if (arrival.order === 'costs another sum')
      await sql`update pedido set total_centavos = total_centavos + 1 where id = ${pedidoId}::uuid`.execute(db());
    const { valor_centavos: valorCentavos } = await db()
      .selectFrom(arrival.way === 'card' ? 'cobranca_cartao' : 'cobranca_externa')
      .select('valor_centavos')
      .where('pedido_id', '=', pedidoId)
      .executeTakeFirstOrThrow();
    await arrive({ id: crypto.randomUUID(), situacao: arrival.money, valorCentavos, codigo: '00' });
    expect(await world.attempt(pedidoId)).toMatchObject({
      situacao: arrival.situacao,
      destino: arrival.motivo === null ? 'aceito' : 'devolver',
      autorizado_centavos: valorCentavos,
    });
    expect(await nextLook(pedidoId)).toBe(arrival.again);
    const owed = await world.owed(pedidoId);
    expect(owed.map(({ motivo, valor_centavos }) => [motivo, valor_centavos])).toEqual(
      arrival.motivo === null ? [] : [[arrival.motivo, valorCentavos]],
    );
  },
);

it.each(['cancelado', 'negado'] as const)(
  'money that is %s on its arrival pays nothing and is owed to nobody',
  async (money) => {
    for (const way of ['card', 'link'] as const) {
      const pedidoId = await world.newPedido();
      const arrive = await ways[way](pedidoId);
      await arrive({ id: crypto.randomUUID(), situacao: money, valorCentavos: 100, codigo: '51' });
      expect(await world.owed(pedidoId)).toEqual([]);
      if (way === 'card')
        expect(await world.attempt(pedidoId)).toMatchObject({ situacao: 'recusada', motivo: 'saldo', destino: null });
      else {
        const over =
          money === 'negado' ? { situacao: 'recusada', motivo: null } : { situacao: 'cancelada', motivo: 'encerrado' };
        expect(await agencia.row(pedidoId)).toMatchObject(over);
      }
    }
  },
);
