import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { eventually, payTxid } from '../../pedidos/testdata/comprador';
import { unfinishedPedidos } from '../../conclusao/varredura/pedidosDueRepository';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import { receiveDinheiro } from './receiveDinheiro';

let server: Server;
let balcao: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startRaces();
  balcao = await umBalcao(server, 'lia', { limite_caixa_centavos: 100_000_000 });
});
afterAll(() => server.close());
afterEach(async () => expect(await checkInvariants(server.services.database.db)).toEqual([]));

const db = () => server.services.database.db;
const newPedido = () => balcao.order([nextPoltrona++]);
const count = async (table: 'caixa_movimento' | 'recebimento_balcao' | 'bilhete', pedidoId: string) =>
  (await db().selectFrom(table).select('id').where('pedido_id', '=', pedidoId).execute()).length;
const situacao = async (id: string) =>
  (await db().selectFrom('pedido').select('situacao').where('id', '=', id).executeTakeFirstOrThrow()).situacao;

describe('cash for an order, from many hands at once', () => {
  it('under one key is one sale, whichever answer comes', async () => {
    const pedido = await newPedido();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => balcao.pay(pedido, 20_000, key)));
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    expect((await balcao.pay(pedido, 20_000, key)).statusCode).toBe(201);
    expect(await count('caixa_movimento', pedido.id)).toBe(1);
    expect(await count('bilhete', pedido.id)).toBe(1);
  });

  it('under keys of their own is one sale too', async () => {
    const pedido = await newPedido();
    const answers = await Promise.all(Array.from({ length: 5 }, () => balcao.pay(pedido, 20_000)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await count('recebimento_balcao', pedido.id)).toBe(1);
    expect(await count('bilhete', pedido.id)).toBe(1);
  });

  it('of many orders keeps the till’s numbers without a gap', async () => {
    const pedidos: Pedido[] = [];
    for (let i = 0; i < 6; i += 1) pedidos.push(await newPedido());
    const answers = await Promise.all(pedidos.map((pedido) => balcao.pay(pedido)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(pedidos.map(() => 201));
    const rows = await db()
      .selectFrom('caixa_movimento')
      .select('n')
      .where('operador_id', '=', balcao.operadora.id)
      .orderBy('n')
      .execute();
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
  });

  it('and by Pix in the same moment pays once, and what came twice goes back', async () => {
    const pedido = await newPedido();
    const charge = await balcao.send('POST', `/api/Pedidos/${pedido.id}/Pix`);
    const { txid } = charge.json<{ data: { txid: string } }>().data;
    await Promise.all([balcao.pay(pedido), payTxid(server, txid)]);
    await eventually(
      async () => {
        await balcao.send('POST', `/api/Pedidos/${pedido.id}/Concluir`);
        return situacao(pedido.id);
      },
      (now) => now === 'emitido',
    );
    expect(await count('bilhete', pedido.id)).toBe(1);
    expect(await count('caixa_movimento', pedido.id)).toBe(1);
  });
});

describe('cash for an order that the operator has not made', () => {
  it.each([
    ['another operator’s', () => newPedido()],
    ['one that is not there', async () => ({ ...(await newPedido()), id: randomUUID() })],
  ])('is refused as if there were none: %s', async (_, make) => {
    const outro = await umBalcao(server, `outro-${randomUUID()}`);
    const pedido = await make();
    expect((await outro.pay(pedido, 20_000)).statusCode).toBe(404);
    const vendas = db().selectFrom('caixa_movimento').select('id').where('operador_id', '=', outro.operadora.id);
    expect(await vendas.where('tipo', '=', 'venda').execute()).toEqual([]);
    expect(await count('recebimento_balcao', pedido.id)).toBe(0);
  });
});

describe('the till', () => {
  it('closed while the money is taken either has the sale or has refused it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const vendedor = await umBalcao(server, `fecha-${round}`);
      const pedido = await vendedor.order([nextPoltrona++]);
      const close = sql`update caixa set estado = 'fechado', fechado_em = now() where operador_id = ${vendedor.operadora.id}`;
      const [paid] = await Promise.all([vendedor.pay(pedido), close.execute(db())]);
      const sold = paid.statusCode === 201;
      expect(sold || paid.json().erros[0].codigo === 'CAIXA_FECHADO').toBe(true);
      expect(await situacao(pedido.id)).toBe(sold ? 'emitido' : 'reservado');
      expect(await count('caixa_movimento', pedido.id)).toBe(sold ? 1 : 0);
    }
  });

  it('that was closed before takes nothing, and no order is paid', async () => {
    const vendedor = await umBalcao(server, 'fechada');
    const pedido = await vendedor.order([nextPoltrona++]);
    await sql`update caixa set estado = 'fechado', fechado_em = now() where operador_id = ${vendedor.operadora.id}`.execute(
      db(),
    );
    const refused = await vendedor.pay(pedido);
    expect([refused.statusCode, refused.json().erros[0].codigo]).toEqual([409, 'CAIXA_FECHADO']);
    expect(await situacao(pedido.id)).toBe('reservado');
    expect(await count('recebimento_balcao', pedido.id)).toBe(0);
  });
});

describe('a process that dies at the counter', () => {
  it('before the commit leaves neither sale nor money', async () => {
    const pedido = await newPedido();
    const dying = server.services.database.transaction(async (tx) => {
      await receiveDinheiro(tx, balcao.operadora, pedido.id, {
        totalCentavos: pedido.totalCentavos,
        recebidoCentavos: 20_000,
      });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect([await situacao(pedido.id), await count('caixa_movimento', pedido.id)]).toEqual(['reservado', 0]);
  });

  it('after it is left for the sweeper to finish: the same step again gives the ticket', async () => {
    const pedido = await newPedido();
    await server.services.database.transaction((tx) =>
      receiveDinheiro(tx, balcao.operadora, pedido.id, {
        totalCentavos: pedido.totalCentavos,
        recebidoCentavos: 20_000,
      }),
    );
    expect(await situacao(pedido.id)).toBe('pago');
    expect(await unfinishedPedidos(db(), 0, 50)).toContainEqual({ id: pedido.id });
    await balcao.send('POST', `/api/Pedidos/${pedido.id}/Concluir`);
    expect([await situacao(pedido.id), await count('bilhete', pedido.id)]).toEqual(['emitido', 1]);
  });
});
