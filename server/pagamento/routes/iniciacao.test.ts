import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, noticesSettled, payTxid } from '../../pedidos/testdata/comprador';
import { errorOf, umaIniciacao } from '../iniciacao/testdata/umaIniciacao';

let server: Server;
let ana: ReturnType<typeof umaIniciacao>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
}, START_MS);
beforeEach(() => {
  ana = umaIniciacao(server, `ana-${randomUUID().slice(0, 8)}`);
});
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const pedido = () => ana.order([nextPoltrona++]);
const paid = async (id: string) => {
  await noticesSettled(server);
  return eventually(
    async () => (await ana.read(id)).situacao,
    (situacao) => situacao === 'emitido',
  );
};

describe('Pix in the app of a bank', () => {
  it('is offered with the charge of a traveller, and its banks are told to anybody', async () => {
    const { id } = await pedido();
    expect(await ana.charge(id)).toMatchObject({ pagavelNoBanco: true });
    const { data } = (await server.app.inject({ url: '/api/Pagamentos/Bancos' })).json<{ data: unknown[] }>();
    expect(data[0]).toEqual({ id: 'banco-aurora', nome: 'Banco Aurora' });
  });

  it('pays the charge that the QR code shows, and the ticket is issued once', async () => {
    const { id } = await pedido();
    const { txid } = await ana.charge(id);
    const { url, situacao, ...iniciacao } = await ana.started(id);
    expect([situacao, iniciacao.banco.nome]).toEqual(['aguardando', 'Banco Aurora']);
    const back = await ana.decide(url, 'aprovar');
    expect(back.headers.location).toMatch(new RegExp(`/pagamento-pix\\?pedido=${id}&iniciacao=${iniciacao.id}$`));
    expect(await paid(id)).toBe('emitido');
    expect(await ana.seen(id, iniciacao.id)).toMatchObject({ situacao: 'paga', url: null, motivo: null });
    const rows = await server.services.database.db
      .selectFrom('pix_recebido')
      .select(['txid', 'destino'])
      .where('pedido_id', '=', id)
      .execute();
    expect(rows).toEqual([{ txid, destino: 'aceito' }]);
  });

  it.each([
    ['recusar', { situacao: 'cancelada', motivo: null }],
    ['sem-saldo', { situacao: 'recusada', motivo: 'saldo' }],
    ['vencer', { situacao: 'expirada', motivo: null }],
    [null, { situacao: 'aguardando', motivo: null }],
  ] as const)('that ends at the bank with %s leaves the QR code payable', async (decisao, outcome) => {
    const { id } = await pedido();
    const { txid } = await ana.charge(id);
    const { id: iniciacaoId, url } = await ana.started(id);
    await ana.decide(url, decisao);
    expect(await ana.seen(id, iniciacaoId)).toMatchObject(outcome);
    expect((await ana.read(id)).situacao).toBe('aguardando_pagamento');
    await payTxid(server, txid);
    expect(await paid(id)).toBe('emitido');
  });

  it('approved after the QR code was paid is refused by the charge, and nothing is paid twice', async () => {
    const { id } = await pedido();
    const { txid } = await ana.charge(id);
    const iniciacao = await ana.started(id);
    await payTxid(server, txid);
    await ana.decide(iniciacao.url, 'aprovar');
    expect(await paid(id)).toBe('emitido');
    expect(await ana.seen(id, iniciacao.id)).toMatchObject({ situacao: 'recusada', motivo: 'cobranca' });
  });

  it('is started once by one key, and anew by another', async () => {
    const { id } = await pedido();
    const key = randomUUID();
    const [one, again] = [await ana.ask(id, 'nimbo', key), await ana.ask(id, 'nimbo', key)];
    expect(again.json()).toEqual(one.json());
    await ana.ask(id, 'nimbo');
    expect(await ana.rows(id)).toHaveLength(2);
  });

  it('is refused for a bank that is not in the list, for another’s order, and at a counter', async () => {
    const { id } = await pedido();
    expect(errorOf(await ana.ask(id, 'banco-de-ninguem'))).toEqual([409, 'BANCO_NAO_ATENDE']);
    expect(errorOf(await umaIniciacao(server, 'bia').ask(id))).toEqual([404, 'PEDIDO_NAO_ENCONTRADO']);
    const atCounter = await server.app.inject({
      method: 'POST',
      url: `/api/Pedidos/${id}/Pix/Iniciacoes`,
      headers: { ...signedInAs('op', 'Agencia'), 'idempotency-key': randomUUID() },
      payload: { bancoId: 'nimbo' },
    });
    expect(errorOf(atCounter)).toEqual([409, 'INICIACAO_NAO_VALE']);
    expect(await ana.rows(id)).toEqual([]);
  });

  it('is told to nobody but the owner of its order, and of no other order', async () => {
    const { id } = await pedido();
    const { id: iniciacaoId } = await ana.started(id);
    const other = await pedido();
    const bia = umaIniciacao(server, 'bia');
    const at = (pedidoId: string, one: string) => `/api/Pedidos/${pedidoId}/Pix/Iniciacoes/${one}`;
    for (const answer of [
      await bia.get(at(id, iniciacaoId)),
      await ana.get(at(other.id, iniciacaoId)),
      await ana.get(at(id, randomUUID())),
      await ana.get(at(id, 'x')),
    ]) {
      expect(errorOf(answer)).toEqual([404, 'INICIACAO_NAO_ENCONTRADA']);
    }
  });

  it('at a bank that does not answer says so, and the same key starts it later', async () => {
    const { id } = await pedido();
    expect(errorOf(await ana.ask(id, 'banco-mudo'))).toEqual([503, 'INICIADOR_INDISPONIVEL']);
    expect(await ana.rows(id)).toMatchObject([{ situacao: 'criando', consentimento: null }]);
  });

  it('is tried ten times for one charge', async () => {
    const { id } = await pedido();
    for (let i = 0; i < 10; i += 1) await ana.started(id);
    expect(errorOf(await ana.ask(id))).toEqual([409, 'INICIACOES_DEMAIS']);
  });

  it('that the initiator is silent about has run out a minute after its time', async () => {
    const { id } = await pedido();
    const { id: iniciacaoId } = await ana.started(id);
    await server.services.database.db
      .updateTable('iniciacao_pix')
      .set({ expira_em: sql<Date>`now() - interval '61 seconds'`, consultada_em: sql<Date>`now()` })
      .where('id', '=', iniciacaoId)
      .execute();
    const answer = await ana.get(`/api/Pedidos/${id}/Pix/Iniciacoes/${iniciacaoId}`);
    expect(answer.json()).toMatchObject({ data: { situacao: 'expirada', url: null } });
  });
});
