import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { bindAndRead, tryAtOnce } from '../platform/http/idempotency/atOnce';
import { umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import { cobrancaAtOnce } from './cobrancas';
import { tryPayWithPix } from './pix/pixRecebidoRepository';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let viagemId: string;
let poltrona = 0;
let chave = 0;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  viagemId = await ana.viagem();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;

/** An order, and its first charge, which has read it and has not written yet. */
async function begin() {
  const { id: reservaId } = await ana.hold([(poltrona += 1)], viagemId);
  const pedido = await ana.orderOf(reservaId, [poltrona]);
  const { dono } = await db().selectFrom('pedido').select('dono').where('id', '=', pedido.id).executeTakeFirstOrThrow();
  const attempt = { dono, chave: `pix-${(chave += 1)}`, rota: 'POST', hash: 'b'.repeat(64) };
  const { read, decide } = cobrancaAtOnce(dono, pedido.id);
  const { rows } = await bindAndRead(db(), attempt, read);
  return { pedido, reservaId, attempt, rows, decide, write: () => tryAtOnce(db(), attempt, decide(rows)) };
}

const stateOf = async (id: string) => {
  const { situacao, versao } = await db()
    .selectFrom('pedido')
    .select(['situacao', 'versao'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const cobrancas = await db().selectFrom('cobranca_pix').select('txid').where('pedido_id', '=', id).execute();
  return { situacao, versao, txids: cobrancas.map(({ txid }) => txid) };
};

describe('the first charge of an order, by one statement', () => {
  it('is written with the state of its order and the answer of its key', async () => {
    const { pedido, attempt, write } = await begin();
    const before = await stateOf(pedido.id);
    const answer = await write();
    expect(await stateOf(pedido.id)).toEqual({
      situacao: 'aguardando_pagamento',
      versao: before.versao + 1,
      txids: [answer?.body.txid],
    });
    const key = db().selectFrom('idempotencia').select('status').where('chave', '=', attempt.chave);
    expect(await key.executeTakeFirst()).toEqual({ status: 201 });
  });

  it.each([
    [
      'was written anew',
      async (id: string, reservaId: string) => {
        const novo = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona, nome: 'Outra Pessoa' })] });
        expect((await ana.post('/api/Pedidos', novo)).statusCode).toBe(201);
        return id;
      },
    ],
    ['is charged already', (id: string) => ana.charge(id)],
    [
      'is another person’s',
      (id: string) => db().updateTable('pedido').set({ dono: 'bia' }).where('id', '=', id).execute(),
    ],
  ])('is not written where the order %s since it was read', async (_, change) => {
    const { pedido, reservaId, write } = await begin();
    await change(pedido.id, reservaId);
    const before = await stateOf(pedido.id);
    expect(await write()).toBeNull();
    expect(await stateOf(pedido.id)).toEqual(before);
  });

  it('is not decided for another person’s order, nor for one that was charged', async () => {
    const { pedido, rows } = await begin();
    expect(cobrancaAtOnce('bia', pedido.id).decide(rows)).toBeNull();
    const charged = rows.map((row) => ({ ...row, tentativas: 1 }));
    expect(cobrancaAtOnce(rows[0]?.dono ?? '', pedido.id).decide(charged)).toBeNull();
  });
});

describe('a Pix that pays by one statement', () => {
  it('pays an order once, with its own amount alone, and is written down once', async () => {
    const { pedido, write } = await begin();
    const txid = (await write())?.body.txid ?? '';
    const pix = (e2eid: string, valorCentavos: number) =>
      tryPayWithPix(db(), { e2eid, txid, pedidoId: pedido.id, valorCentavos, horario: new Date() });
    const total = pedido.totalCentavos;
    expect(await pix('E2E-DE-MENOS', total - 1)).toBe(false);
    expect((await stateOf(pedido.id)).situacao).toBe('aguardando_pagamento');
    expect(await Promise.all([pix('E2E-CERTO', total), pix('E2E-CERTO', total)])).toEqual([true, false]);
    expect(await pix('E2E-DE-NOVO', total)).toBe(false);
    expect((await stateOf(pedido.id)).situacao).toBe('pago');
    const rows = await db().selectFrom('pix_recebido').select(['e2eid', 'destino']).where('txid', '=', txid).execute();
    expect(rows).toEqual([{ e2eid: 'E2E-CERTO', destino: 'aceito' }]);
  });

  it('leaves one that was written down before, and the state of its order, as they were', async () => {
    const { pedido, write } = await begin();
    const txid = (await write())?.body.txid ?? '';
    const pix = {
      e2eid: 'E2E-VOLTA',
      txid,
      pedidoId: pedido.id,
      valorCentavos: pedido.totalCentavos,
      horario: new Date(),
    };
    await db()
      .insertInto('pix_recebido')
      .values({
        e2eid: pix.e2eid,
        txid,
        pedido_id: pedido.id,
        valor_centavos: pix.valorCentavos,
        horario: pix.horario,
        destino: 'devolver',
        motivo: 'valor_divergente',
      })
      .execute();
    expect(await tryPayWithPix(db(), pix)).toBe(false);
    expect((await stateOf(pedido.id)).situacao).toBe('aguardando_pagamento');
  });
});
