import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import { recordLateEstornos } from '../dinheiro/counterJobs';
import { umaCobranca, umLink } from '../externo/testdata/umaCobranca';
import { umaAgencia } from '../../agencia/pedidos/testdata/umaAgencia';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import { createSteps } from '../../platform/jobs/steps';
import type { Server } from '../../createServer';
import { CartaoUnavailable } from '../cartao/cartaoPort';
import { payTxid, umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;
const newPedido = async () => (await ana.order([nextPoltrona++])).id;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaCobranca(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

describe('a link for an order of somebody else', () => {
  it('is paid at the acquirer’s own origin and becomes tickets, their e-mail and a sale in the till', async () => {
    await opened(server.services.database, await seededOperador(db(), 'agencia'));
    const id = await newPedido();
    const cobranca = await agencia.charge(id);
    expect(cobranca).toMatchObject({ meio: 'link', situacao: 'aberta', operador: expect.any(String) as string });
    expect(cobranca.url).toMatch(/^http:\/\/127\.0\.0\.1\/_sandbox\/cartao\/pagar\/[a-z]{20,}$/);
    expect((await agencia.payLink(cobranca.url ?? '', 'aprova', 'credito-3')).body).toContain('Pagamento aprovado');
    await agencia.sweep(ana.conclude);
    await db()
      .updateTable('cobranca_externa')
      .set({ consultar_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();
    await agencia.sweep(ana.conclude);
    expect((await ana.read(id)).situacao).toBe('emitido');
    expect(await agencia.tomado(id)).toEqual([{ situacao: 'captured', valor_centavos: cobranca.valorCentavos }]);
    const { cobrancas, situacao } = await agencia.read(id);
    expect(situacao).toBe('emitido');
    expect(cobrancas[0]).toMatchObject({ situacao: 'paga', url: null, cartao: { tipo: 'credito', parcelas: 3 } });
    const proof = db().selectFrom('cobranca_cartao').select(['trans_status', 'eci']).where('pedido_id', '=', id);
    expect(await proof.execute()).toEqual([{ trans_status: 'Y', eci: '05' }]);
    const movement = await db().selectFrom('caixa_movimento').selectAll().where('pedido_id', '=', id).execute();
    expect(movement).toMatchObject([{ tipo: 'venda', modalidade: 'link', valor_centavos: cobranca.valorCentavos }]);
    const mail = await db()
      .selectFrom('caixa_saida')
      .select('chave')
      .where('chave', '=', `pedido-emitido/${id}`)
      .execute();
    expect(mail).toHaveLength(1);
    // An acquirer may keep a card's last digits to itself.
    await db().updateTable('cobranca_cartao').set({ final4: null }).where('pedido_id', '=', id).execute();
    expect((await agencia.read(id)).cobrancas[0]?.cartao).toMatchObject({ bandeira: 'Visa', final4: '' });
  });

  it('keeps the seats half an hour, once', async () => {
    const id = await newPedido();
    const { restanteMs } = await agencia.charge(id);
    expect(restanteMs).toBeGreaterThan(29 * 60_000);
    const first = (await ana.read(id)).expiraEm;
    await agencia.cancel(id);
    await agencia.charge(id);
    expect((await ana.read(id)).expiraEm).toBe(first);
  });

  it('is one at a time: a second is refused while it is open, and made after it was cancelled', async () => {
    const id = await newPedido();
    await agencia.charge(id);
    expect((await agencia.post(id)).json()).toMatchObject({ status: 409, erros: [{ codigo: 'COBRANCA_ABERTA' }] });
    const cancelled = await agencia.cancel(id);
    expect(cancelled.json()).toMatchObject({ data: { cobrancas: [{ situacao: 'cancelada' }] } });
    expect((await agencia.post(id)).statusCode).toBe(201);
    expect((await agencia.cancel(id)).statusCode).toBe(200);
    expect((await agencia.cancel(id)).json()).toMatchObject({ erros: [{ codigo: 'SEM_COBRANCA_ABERTA' }] });
  });

  it('is taken back no more where it was paid and nobody has seen it yet: the payment counts', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    await agencia.payLink(url ?? '');
    expect((await agencia.cancel(id)).json()).toMatchObject({ status: 409, erros: [{ codigo: 'COBRANCA_JA_PAGA' }] });
    expect((await agencia.read(id)).cobrancas[0]).toMatchObject({ situacao: 'paga' });
  });

  it('takes no money once it was cancelled, and says so to whoever opens it', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    await agencia.cancel(id);
    expect((await agencia.payLink(url ?? '')).body).toContain('Cobrança cancelada');
    expect(await agencia.tomado(id)).toEqual([]);
    expect((await ana.read(id)).situacao).toBe('aguardando_pagamento');
  });

  it('lets another card be tried where one was refused', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    for (const cenario of ['sem_saldo', 'nega'] as const) {
      expect((await agencia.payLink(url ?? '', cenario)).body).toContain('não foi aprovado');
    }
    expect((await agencia.payLink(url ?? '')).body).toContain('Pagamento aprovado');
  });

  it('tells at its page what is wrong with a card, and takes none from another page', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    const { pathname, host } = new URL(url ?? '');
    const empty = await server.app.inject({
      method: 'POST',
      url: pathname,
      headers: { origin: `http://${host}`, host },
      payload: {},
    });
    expect(empty.statusCode).toBe(422);
    expect(empty.body).toContain('Confira o número do cartão');
    const foreign = await server.app.inject({
      method: 'POST',
      url: pathname,
      headers: { origin: 'http://localhost', host },
      payload: {},
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('is taken back when the customer pays by Pix, which is one payment and one ticket', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    const { txid } = await ana.charge(id);
    await payTxid(server, txid);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect((await agencia.read(id)).cobrancas[0]).toMatchObject({ situacao: 'cancelada' });
    expect((await agencia.payLink(url ?? '')).body).toContain('Cobrança cancelada');
    expect(await agencia.tomado(id)).toEqual([]);
  });

  it('voids its money when it came after the Pix had paid', async () => {
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    const { txid } = await ana.charge(id);
    await payTxid(server, txid);
    await agencia.payLink(url ?? '');
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    await ana.conclude(id);
    expect((await agencia.read(id)).cobrancas[0]).toMatchObject({ situacao: 'devolvida' });
    expect(await agencia.tomado(id)).toEqual([]);
  });

  it('runs out, frees the seats and stays paid by nobody', async () => {
    const id = await newPedido();
    await agencia.charge(id);
    await server.app.inject({ method: 'POST', url: '/_sandbox/vencer-reservas' });
    await agencia.sweep(ana.conclude);
    const { cobrancas, impedimento } = await agencia.read(id);
    expect(cobrancas[0]).toMatchObject({ situacao: 'expirada' });
    expect(impedimento).toContain('reserva acabou');
    expect((await agencia.post(id)).json()).toMatchObject({ erros: [{ codigo: 'RESERVA_EXPIRADA' }] });
  });

  it('is ended by the customer who gives the order up', async () => {
    const id = await newPedido();
    await agencia.charge(id);
    await ana.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 });
    expect((await ana.read(id)).situacao).toBe('cancelado');
    expect((await agencia.read(id)).cobrancas[0]).toMatchObject({ situacao: 'cancelada' });
  });

  it('stays open while the acquirer is silent, and no seat is let go meanwhile', async () => {
    const id = await newPedido();
    await agencia.charge(id);
    const silent = {
      ...agencia.port,
      find: () => Promise.reject(new CartaoUnavailable('silent')),
      cancel: () => Promise.reject(new CartaoUnavailable('silent')),
    };
    await server.app.inject({ method: 'POST', url: '/_sandbox/vencer-reservas' });
    await agencia.sweep(() => Promise.resolve(), silent);
    expect((await agencia.row(id)).situacao).toBe('encerrando');
    await db()
      .updateTable('cobranca_externa')
      .set({ consultar_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();
    await agencia.sweep(ana.conclude);
    expect((await agencia.row(id)).situacao).toBe('expirada');
  });
});

describe('a sale by link or terminal that is given back', () => {
  it.each([
    ['link', 'link', umLink],
    ['terminal', 'maquininha', { meio: 'terminal', tipo: 'credito', parcelas: 1 }],
  ] as const)('leaves the books of whoever charged it by %s, once', async (meio, modalidade, cobranca) => {
    const id = await newPedido();
    const { url, valorCentavos } = await agencia.charge(id, cobranca);
    if (meio === 'link') await agencia.payLink(url ?? '');
    else await agencia.naMaquininha((await agencia.row(id)).chave, 'aprovar');
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    const cancelled = await ana.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: valorCentavos });
    expect(cancelled.statusCode).toBe(200);
    await recordLateEstornos(server.services.database, createSteps(server.services.database));
    const movements = await db().selectFrom('caixa_movimento').selectAll().where('pedido_id', '=', id).execute();
    expect(movements).toMatchObject([
      { tipo: 'venda', modalidade, valor_centavos: valorCentavos },
      { tipo: 'cancelamento', modalidade, valor_centavos: -valorCentavos },
    ]);
    expect(movements[1]?.operador_id).toBe(movements[0]?.operador_id);
  });
});

describe('who may charge', () => {
  it('is an operator who is not blocked, and nobody else', async () => {
    const id = await newPedido();
    await umaAgencia(server).attend(id);
    const url = `/api/Agencia/Pedidos/${id}/PagamentoExterno`;
    const asked = (headers: Record<string, string>) => server.app.inject({ url, headers });
    expect((await asked({})).statusCode).toBe(401);
    expect((await asked(signedInAs('ana'))).statusCode).toBe(403);
    expect((await asked(signedInAs('estranho', 'Agencia'))).json()).toMatchObject({
      erros: [{ codigo: 'SEM_OPERADOR' }],
    });
    expect((await asked(agencia.headers)).statusCode).toBe(200);
  });

  it('finds no order that is not there, and needs a key to charge one', async () => {
    const ghost = '00000000-0000-7000-8000-000000000000';
    expect((await agencia.post(ghost)).statusCode).toBe(404);
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/Agencia/Pedidos/${await newPedido()}/PagamentoExterno`,
      payload: { meio: 'link', parcelas: 1 },
      headers: agencia.headers,
    });
    expect(reply.json()).toMatchObject({ erros: [{ codigo: 'IDEMPOTENCY_KEY_OBRIGATORIA' }] });
  });
});
