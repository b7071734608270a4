import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { umComprador } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';
import { answerBanco, umPagador, umToken } from '../testdata/umCartao';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let pagador: ReturnType<typeof umPagador>;
let nextPoltrona = 1;
const newPedido = async () => (await ana.order([nextPoltrona++])).id;

beforeAll(async () => {
  server = await startRaces();
  ana = umComprador(server);
  pagador = umPagador(server);
});
afterAll(() => server.close());

afterEach(async () => {
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
});

const db = () => server.services.database.db;
const attempts = (pedidoId: string) =>
  db().selectFrom('cobranca_cartao').selectAll().where('pedido_id', '=', pedidoId).execute();
/** Centavos of an order that the acquirer holds: reserved or captured, and not voided. */
const taken = async (pedidoId: string) => {
  const keys = (await attempts(pedidoId)).map(({ chave }) => chave);
  return db()
    .selectFrom('sandbox_cartao_pagamento')
    .selectAll()
    .where('chave', 'in', keys)
    .where('situacao', 'in', ['authorized', 'captured'])
    .execute();
};
const bilhetes = (pedidoId: string) =>
  db().selectFrom('bilhete').select('id').where('pedido_id', '=', pedidoId).execute();

describe('many payments of one order at once', () => {
  it('with cards of their own are one charge and one ticket [TD2]', async () => {
    const id = await newPedido();
    const answers = await Promise.all(Array.from({ length: 4 }, () => pagador.post(id, 'aprova')));
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBeGreaterThanOrEqual(1);
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    await ana.conclude(id);
    expect(await taken(id)).toHaveLength(1);
    expect((await attempts(id)).filter(({ destino }) => destino === 'aceito')).toHaveLength(1);
    expect(await bilhetes(id)).toHaveLength(1);
  });

  it('under one key are one attempt', async () => {
    const id = await newPedido();
    const one = await umToken(server, 'aprova');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => pagador.post(id, 'aprova', { token: one }, `chave-${id}`)),
    );
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await attempts(id)).toHaveLength(1);
    expect(await taken(id)).toHaveLength(1);
  });

  it('whose bank answered are concluded once, however many ask [TD1]', async () => {
    const id = await newPedido();
    const { desafio } = await pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await Promise.all(Array.from({ length: 8 }, () => ana.conclude(id)));
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await taken(id)).toHaveLength(1);
    expect(await bilhetes(id)).toHaveLength(1);
  });

  it('by card and by Pix are one payment: the other goes back', async () => {
    const id = await newPedido();
    const { txid } = await ana.charge(id);
    const { desafio } = await pagador.pay(id, 'desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await createBank(server.services.database).pay(txid);
    await Promise.all(Array.from({ length: 4 }, () => ana.conclude(id)));
    await ana.conclude(id);
    const pix = await db().selectFrom('pix_recebido').select('destino').where('pedido_id', '=', id).execute();
    const cartao = await attempts(id);
    const aceitos = [...pix, ...cartao].filter(({ destino }) => destino === 'aceito');
    expect(aceitos).toHaveLength(1);
    expect(await bilhetes(id)).toHaveLength(1);
    const owed = await db().selectFrom('estorno').select('situacao').where('pedido_id', '=', id).execute();
    expect(owed.length + (await taken(id)).length).toBeLessThanOrEqual(2);
  });

  it('and giving up the question agree on one end', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await newPedido();
      const { desafio } = await pagador.pay(id, 'desafio');
      await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
      const [, left] = await Promise.all([ana.conclude(id), pagador.giveUp(id)]);
      await ana.conclude(id);
      const [row] = await attempts(id);
      const isPaid = row?.destino === 'aceito';
      expect(await taken(id)).toHaveLength(isPaid ? 1 : 0);
      expect(isPaid ? 'emitido' : 'aguardando_pagamento').toBe((await ana.read(id)).situacao);
      expect([200, 409]).toContain(left.statusCode);
    }
  });
});
