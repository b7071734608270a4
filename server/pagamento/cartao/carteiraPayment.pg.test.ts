import { startRaces } from '../../../tests/support/startRaces';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { payByCarteira, umaCarteira } from '../testdata/umaCarteira';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let nextPoltrona = 1;
const newPedido = async () => (await ana.order([nextPoltrona++])).id;

beforeAll(async () => {
  server = await startRaces();
  ana = umComprador(server);
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
});

const attempts = (...pedidos: string[]) =>
  server.services.database.db.selectFrom('cobranca_cartao').selectAll().where('pedido_id', 'in', pedidos).execute();
const taken = async (...pedidos: string[]) => {
  const keys = (await attempts(...pedidos)).map(({ chave }) => chave);
  return server.services.database.db
    .selectFrom('sandbox_cartao_pagamento')
    .selectAll()
    .where('chave', 'in', keys)
    .where('situacao', 'in', ['authorized', 'captured'])
    .execute();
};

describe('what a wallet handed over', () => {
  it('pays one of two orders that send it at once', async () => {
    const [one, other] = [await newPedido(), await newPedido()];
    const carteira = umaCarteira('aprova');
    const answers = await Promise.all([one, other].map((id) => payByCarteira(server, id, carteira)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await attempts(one, other)).toHaveLength(1);
    expect(await taken(one, other)).toHaveLength(1);
  });

  it('is one charge under one key, however often it is sent', async () => {
    const id = await newPedido();
    const carteira = umaCarteira('aprova');
    const key = `carteira-${id}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => payByCarteira(server, id, carteira, { key })));
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
    await ana.conclude(id);
    expect(await attempts(id)).toHaveLength(1);
    expect(await taken(id)).toHaveLength(1);
    expect((await ana.read(id)).situacao).toBe('emitido');
  });

  it('is not lost to a conclusion that runs beside its request', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await newPedido();
      const [paid] = await Promise.all([
        payByCarteira(server, id, umaCarteira('aprova')),
        ...Array.from({ length: 3 }, () => ana.conclude(id)),
      ]);
      expect(paid.statusCode).toBe(201);
      expect((await ana.conclude(id)).situacao).toBe('emitido');
    }
  });
});

it('keeps instalments, debit and kept cards out of a wallet’s attempt by constraint', async () => {
  const id = await newPedido();
  await payByCarteira(server, id, umaCarteira('sem_saldo'));
  const change = (set: object) =>
    server.services.database.db.updateTable('cobranca_cartao').set(set).where('pedido_id', '=', id).execute();
  for (const set of [{ parcelas: 2 }, { tipo: 'debito' }, { guardar: true }]) {
    await expect(change(set)).rejects.toThrow('cobranca_cartao_carteira_a_vista');
  }
});
