import { sql } from 'kysely';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { umComprador } from '../orders/testdata/comprador';
import { createLocalFetch, LOCAL_ORIGIN } from '../sandbox/localFetch';
import { createAdiqAcquirer } from './adiqAcquirer';
import { createCardMethod } from './cardMethod';
import { CardUnavailable, type CardPort } from './cardPort';
import { createPursueAttempt } from './cardPursuit';
import { sweepCards } from './sweepCards';
import { responderBanco, umPagador, umToken } from './testdata/umCartao';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let pagador: ReturnType<typeof umPagador>;
let nextSeat = 1;
const seat = () => nextSeat++;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
  ana = umComprador(server);
  pagador = umPagador(server);
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const attempts = (pedidoId: string) =>
  db().selectFrom('cobranca_cartao').selectAll().where('pedido_id', '=', pedidoId).orderBy('tentativa').execute();
const attempt = async (pedidoId: string) => (await attempts(pedidoId)).at(-1);
const payments = () => db().selectFrom('sandbox_cartao_pagamento').selectAll();
const paymentsOf = async (pedidoId: string) => {
  const keys = (await attempts(pedidoId)).map(({ chave }) => chave);
  return keys.length === 0 ? [] : payments().where('chave', 'in', keys).orderBy('chave').execute();
};
const owed = (pedidoId: string) => db().selectFrom('estorno').selectAll().where('pedido_id', '=', pedidoId).execute();
const situacaoOf = async (id: string) => (await ana.read(id)).situacao;
const newOrder = async () => (await ana.order([seat()])).id;
const past = sql<Date>`now() - interval '1 hour'`;
const due = (pedidoId: string) =>
  db()
    .updateTable('cobranca_cartao')
    .set({ consultar_em: past, ocupada_ate: null })
    .where('pedido_id', '=', pedidoId)
    .where('consultar_em', 'is not', null)
    .execute();

const acquirer = (timeoutMs?: number): CardPort =>
  createAdiqAcquirer(
    { baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao`, clientId: 'itape', clientSecret: 'itape' },
    createLocalFetch(server.app),
    timeoutMs,
  );
/** The sweeper's turn, over an acquirer that may misbehave. */
async function sweep(card: CardPort = acquirer()): Promise<void> {
  const { database } = server.services;
  const pursueAttempt = createPursueAttempt({ database, card, limiteCentavos: 30_000 });
  const method = createCardMethod({ database, card, pursueAttempt });
  const concluirPedido = async (id: string) => (await ana.conclude(id)).situacao;
  await sweepCards({ database, pursueAttempt, method, concluirPedido });
}
const endHold = async (pedidoId: string) => {
  const { reserva_id } = await db()
    .selectFrom('pedido')
    .select('reserva_id')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  await db().updateTable('pedido').set({ expira_em: past }).where('id', '=', pedidoId).execute();
  await db().updateTable('reserva').set({ expira_em: past }).where('id', '=', reserva_id).execute();
  await db().updateTable('ocupacao').set({ expira_em: past }).where('reserva_id', '=', reserva_id).execute();
};

describe('paying by card', () => {
  it('issues the ticket in the same breath, and takes the money once the seat is sold', async () => {
    const id = await newOrder();
    expect(await pagador.pagar(id, 'aprova', { parcelas: 3 })).toMatchObject({
      situacao: 'aprovado',
      bandeira: 'Visa',
      final4: '1111',
      parcelas: 3,
      desafio: null,
    });
    expect(await situacaoOf(id)).toBe('emitido');
    expect(await attempt(id)).toMatchObject({
      situacao: 'capturada',
      destino: 'aceito',
      trans_status: 'Y',
      eci: '05',
      cavv: expect.any(String),
      ds_trans_id: expect.any(String),
      token: null,
    });
    const [paid] = await paymentsOf(id);
    expect(paid).toMatchObject({ situacao: 'captured', parcelas: 3, tipo: 'credit' });
  });

  it('takes a debit at once, since nothing of it can be reserved', async () => {
    const id = await newOrder();
    expect((await pagador.pagar(id, 'aprova', { tipo: 'debito' })).situacao).toBe('aprovado');
    expect(await paymentsOf(id)).toMatchObject([{ situacao: 'captured', tipo: 'debit' }]);
  });

  it.each([
    ['aprova', 'aprovado', 'Y'],
    ['tentativa', 'aprovado', 'A'],
    ['desafio', 'desafio', 'C'],
    ['nega', 'recusado', 'N'],
    ['rejeita', 'recusado', 'R'],
    ['indisponivel', 'aprovado', 'U'],
  ] as const)('with a card that %ss is %s on credit [TD5]', async (cenario, situacao, transStatus) => {
    const id = await newOrder();
    expect((await pagador.pagar(id, cenario)).situacao).toBe(situacao);
    expect(await attempt(id)).toMatchObject({ trans_status: transStatus });
    expect(await paymentsOf(id)).toHaveLength(situacao === 'aprovado' ? 1 : 0);
  });

  it('asks no debit of a bank that could not say who is paying [TD5]', async () => {
    const id = await newOrder();
    expect(await pagador.pagar(id, 'indisponivel', { tipo: 'debito' })).toMatchObject({
      situacao: 'recusado',
      mensagem: expect.stringContaining('Nada foi cobrado'),
    });
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('says why the bank refused, keeps the seats and takes another card', async () => {
    const id = await newOrder();
    expect(await pagador.pagar(id, 'sem_saldo')).toMatchObject({
      situacao: 'recusado',
      mensagem: expect.stringContaining('limite ou saldo'),
    });
    expect(await situacaoOf(id)).toBe('aguardando_pagamento');
    expect((await pagador.pagar(id, 'aprova')).situacao).toBe('aprovado');
    expect(await attempts(id)).toMatchObject([{ motivo: 'saldo' }, { destino: 'aceito' }]);
  });

  it('may go on by Pix after a refusal, and by card after a Pix that was not paid', async () => {
    const id = await newOrder();
    await pagador.pagar(id, 'nega');
    expect((await ana.charge(id)).txid).toBeDefined();
    expect((await pagador.pagar(id, 'aprova')).situacao).toBe('aprovado');
  });

  it('tells the instalments that the total may be paid in', async () => {
    const id = await newOrder();
    const { totalCentavos, opcoes, pagamento } = await pagador.ver(id);
    expect(pagamento).toBeNull();
    expect(opcoes[0]).toEqual({ parcelas: 1, valorCentavos: totalCentavos, primeiraCentavos: totalCentavos });
    expect(opcoes.every(({ valorCentavos }) => valorCentavos >= 500)).toBe(true);
  });

  it('takes no instalments of debit, and no more tries than a person makes', async () => {
    const id = await newOrder();
    const refusal = await pagador.post(id, 'aprova', { tipo: 'debito', parcelas: 2 });
    expect([refusal.statusCode, refusal.json()]).toMatchObject([400, { erros: [{ codigo: 'PARCELAS_INVALIDAS' }] }]);
    for (let i = 0; i < 6; i += 1) await pagador.pagar(id, 'nega');
    const tooMany = await pagador.post(id, 'aprova');
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([409, { erros: [{ codigo: 'TENTATIVAS_ESGOTADAS' }] }]);
  });

  it('is another person’s affair: their order is not found', async () => {
    const id = await newOrder();
    const bia = umPagador(server, 'bia');
    expect((await bia.post(id, 'aprova')).statusCode).toBe(404);
    expect((await bia.desistir(id)).statusCode).toBe(404);
    expect(await attempts(id)).toEqual([]);
  });

  it('answers a request that is repeated with its key by the same attempt', async () => {
    const id = await newOrder();
    const token = await umToken(server, 'aprova');
    const first = await pagador.post(id, 'aprova', { token }, 'chave-repetida');
    expect(first.statusCode).toBe(201);
    const again = await pagador.post(id, 'aprova', { token }, 'chave-repetida');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await pagador.post(id, 'aprova', { token, parcelas: 2 }, 'chave-repetida')).statusCode).toBe(422);
    expect(await attempts(id)).toHaveLength(1);
  });
});

describe('the bank’s question', () => {
  it('opens at another origin, under a nonce, for five minutes at most', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    expect(desafio).toMatchObject({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1\/_sandbox\/cartao\/acs\//),
      nonce: expect.stringMatching(/^[a-p]{32}$/),
    });
    const seconds = (Date.parse(desafio?.expiraEm ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(280);
    expect(seconds).toBeLessThanOrEqual(301);
  });

  it('answered well, pays; the word of the page alone does not [TD1]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    // Whoever says that it is done only makes us ask, and the bank says that it is not.
    expect((await ana.conclude(id)).situacao).toBe('aguardando_pagamento');
    expect(await paymentsOf(id)).toEqual([]);
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect((await pagador.ver(id)).pagamento?.situacao).toBe('aprovado');
  });

  it('refused, or answered wrongly three times, takes nothing', async () => {
    const id = await newOrder();
    const first = await pagador.pagar(id, 'desafio');
    await responderBanco(server, first.desafio?.url ?? '', { acao: 'recusar' });
    await ana.conclude(id);
    expect((await pagador.ver(id)).pagamento?.situacao).toBe('recusado');
    const second = await pagador.pagar(id, 'desafio');
    for (let i = 0; i < 3; i += 1) {
      await responderBanco(server, second.desafio?.url ?? '', { codigo: '000000', acao: 'aprovar' });
    }
    await responderBanco(server, second.desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await ana.conclude(id);
    expect((await pagador.ver(id)).pagamento?.situacao).toBe('recusado');
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('is found again, the same, by whoever comes back to it [TD2]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await ana.conclude(id);
    expect((await pagador.ver(id)).pagamento).toMatchObject({ situacao: 'desafio', desafio });
    expect(await attempts(id)).toHaveLength(1);
  });

  it('gives way to another card, and can then not be passed any more [TD2]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    expect((await pagador.pagar(id, 'aprova')).situacao).toBe('aprovado');
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await ana.conclude(id);
    await sweep();
    expect(await attempts(id)).toMatchObject([{ situacao: 'abandonada' }, { situacao: 'capturada' }]);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it('is put away by who gives up, and nothing is taken', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    expect((await pagador.desistir(id)).json()).toMatchObject({ data: { pagamento: { situacao: 'recusado' } } });
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await ana.conclude(id);
    expect(await paymentsOf(id)).toEqual([]);
    expect(await situacaoOf(id)).toBe('aguardando_pagamento');
  });

  it('left open is asked about once more, then ended at the bank by our key [TD6]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await db().updateTable('cobranca_cartao').set({ desafio_ate: past }).where('pedido_id', '=', id).execute();
    await due(id);
    await sweep();
    expect(await attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'tempo' });
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await ana.conclude(id);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('answered in its last second still pays [TD6]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await db().updateTable('cobranca_cartao').set({ desafio_ate: past }).where('pedido_id', '=', id).execute();
    await due(id);
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
  });
});

describe('a hold amid a payment', () => {
  const endsIn = async (id: string) => {
    const { seconds } = await db()
      .selectFrom('pedido')
      .innerJoin('reserva', 'reserva.id', 'pedido.reserva_id')
      .select(sql<number>`extract(epoch from reserva.expira_em - now())::float8`.as('seconds'))
      .where('pedido.id', '=', id)
      .executeTakeFirstOrThrow();
    return seconds;
  };
  const shorten = async (id: string, seconds: number) => {
    const end = sql<Date>`now() + make_interval(secs => ${seconds})`;
    const { reserva_id } = await db().selectFrom('pedido').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db().updateTable('pedido').set({ expira_em: end }).where('id', '=', id).execute();
    await db().updateTable('reserva').set({ expira_em: end }).where('id', '=', reserva_id).execute();
    await db().updateTable('ocupacao').set({ expira_em: end }).where('reserva_id', '=', reserva_id).execute();
  };

  it('lasts as long as the bank’s question may, once and no longer [SH3]', async () => {
    const id = await newOrder();
    await shorten(id, 20);
    await pagador.pagar(id, 'desafio');
    expect(await endsIn(id)).toBeGreaterThan(290);
    expect(await endsIn(id)).toBeLessThanOrEqual(300);
    await shorten(id, 20);
    await pagador.pagar(id, 'desafio');
    expect(await endsIn(id)).toBeLessThanOrEqual(20);
  });

  it('is not made longer where it lasts long enough [SH3]', async () => {
    const id = await newOrder();
    const before = await endsIn(id);
    await pagador.pagar(id, 'nega');
    expect(await endsIn(id)).toBeLessThanOrEqual(before);
    expect(await db().selectFrom('reserva_pagamento').selectAll().execute()).toHaveLength(1);
  });

  it('that is over takes no card, and is not revived [SH3]', async () => {
    const id = await newOrder();
    await endHold(id);
    const answer = await pagador.post(id, 'aprova');
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { erros: [{ codigo: 'RESERVA_EXPIRADA' }] }]);
  });

  it('that ended amid the question asks for no money [SH3]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await endHold(id);
    await ana.conclude(id);
    expect(await attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'tempo' });
    expect(await paymentsOf(id)).toEqual([]);
  });
});

describe('an answer that got lost', () => {
  it.each(['quebra'] as const)('is found by our key, never asked for again: card that %s [TD4]', async (cenario) => {
    const id = await newOrder();
    expect((await pagador.pagar(id, cenario)).situacao).toBe('aprovado');
    expect(await situacaoOf(id)).toBe('emitido');
    expect(await paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('after the time to wait is concluded by the sweeper [TD4]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const silent: CardPort = {
      ...acquirer(),
      authorise: async (request) => {
        await acquirer().authorise(request);
        throw new CardUnavailable('no answer');
      },
      findByKey: () => Promise.reject(new CardUnavailable('no answer')),
    };
    await due(id);
    const { database } = server.services;
    const row = await attempt(id);
    await createPursueAttempt({ database, card: silent, limiteCentavos: 30_000 })(row?.id ?? '');
    expect((await pagador.ver(id)).pagamento?.situacao).toBe('em_analise');
    const second = await pagador.post(id, 'aprova');
    expect([second.statusCode, second.json()]).toMatchObject([409, { erros: [{ codigo: 'PAGAMENTO_EM_ANDAMENTO' }] }]);
    await due(id);
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it('and never came to the acquirer is given up, and let go of should it turn up [TD4]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const lost: CardPort = { ...acquirer(), authorise: () => Promise.reject(new CardUnavailable('lost')) };
    const row = await attempt(id);
    const { database } = server.services;
    await createPursueAttempt({ database, card: lost, limiteCentavos: 30_000 })(row?.id ?? '');
    const authentication = row?.autenticacao_id ?? '';
    await db()
      .updateTable('cobranca_cartao')
      .set({ enviada_em: past })
      .where('id', '=', row?.id ?? '')
      .execute();
    await due(id);
    await sweep();
    expect(await attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'sem_resposta' });

    // It turns up after all, and the person has long paid otherwise.
    expect((await pagador.pagar(id, 'aprova')).situacao).toBe('aprovado');
    const late = await acquirer().authorise({
      chave: row?.chave ?? '',
      token: row?.token ?? '',
      tipo: 'credito',
      parcelas: 1,
      valorCentavos: row?.valor_centavos ?? 0,
      autenticacaoId: authentication,
    });
    await due(id);
    await sweep();
    expect(await acquirer().findByKey(row?.chave ?? '')).toMatchObject({ id: late.id, situacao: 'cancelado' });
    expect(await owed(id)).toMatchObject([{ meio: 'cartao', motivo: 'pago_de_novo', situacao: 'feito' }]);
    expect(await situacaoOf(id)).toBe('emitido');
  });

  it('cut before anything was asked is taken up by the sweeper', async () => {
    const id = await newOrder();
    await pagador.pagar(id, 'desafio');
    await db()
      .updateTable('cobranca_cartao')
      .set({ situacao: 'criada', autenticacao_id: null, consultar_em: past })
      .where('pedido_id', '=', id)
      .execute();
    await sweep();
    expect(await attempt(id)).toMatchObject({ situacao: 'desafio' });
  });
});

describe('money and its order', () => {
  it('is not asked for where the order costs something else by now [TD10]', async () => {
    const id = await newOrder();
    const { desafio } = await pagador.pagar(id, 'desafio');
    await db().updateTable('pedido').set({ total_centavos: 1 }).where('id', '=', id).execute();
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await ana.conclude(id);
    expect(await attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'valor_mudou' });
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('of another amount than was authenticated is not taken by the acquirer either [TD10]', async () => {
    const id = await newOrder();
    await pagador.pagar(id, 'desafio');
    const row = await attempt(id);
    await expect(
      acquirer().authorise({
        chave: row?.chave ?? '',
        token: row?.token ?? '',
        tipo: 'credito',
        parcelas: 1,
        valorCentavos: 1,
        autenticacaoId: row?.autenticacao_id ?? '',
      }),
    ).rejects.toThrow('amount');
  });

  it('is only let go of where the seat was lost before it was taken', async () => {
    const poltrona = seat();
    const { id } = await ana.order([poltrona]);
    const { desafio } = await pagador.pagar(id, 'desafio');
    await responderBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    const row = await attempt(id);
    const card: CardPort = { ...acquirer(), capture: () => Promise.reject(new CardUnavailable('down')) };
    const { database } = server.services;
    await createPursueAttempt({ database, card, limiteCentavos: 30_000 })(row?.id ?? '');
    expect(await situacaoOf(id)).toBe('pago');
    await database.transaction((tx) =>
      createCardMethod({ database, card, pursueAttempt: () => Promise.resolve() }).returnAccepted(
        tx,
        id,
        'sem_poltrona',
      ),
    );
    await db().updateTable('pedido').set({ situacao: 'pago_sem_poltrona' }).where('id', '=', id).execute();
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect(await paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
    expect(await attempt(id)).toMatchObject({ situacao: 'cancelada', destino: 'devolver' });
  });

  it('that could not be taken at once is taken later, and nobody waits for their ticket', async () => {
    const id = await newOrder();
    await pagador.pagar(id, 'aprova');
    await db()
      .updateTable('cobranca_cartao')
      .set({ situacao: 'autorizada', consultar_em: past })
      .where('pedido_id', '=', id)
      .execute();
    await db()
      .updateTable('sandbox_cartao_pagamento')
      .set({ situacao: 'authorized' })
      .where('chave', '=', (await attempt(id))?.chave ?? '')
      .execute();
    await sweep();
    expect(await attempt(id)).toMatchObject({ situacao: 'capturada', consultar_em: null });
    expect(await paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('comes back to the card in part and in whole, each once', async () => {
    const id = await newOrder();
    await pagador.pagar(id, 'aprova');
    const row = await attempt(id);
    const card = acquirer();
    const pagamento = row?.pagamento_id ?? '';
    expect(await card.refund(pagamento, 'parte', 100)).toMatchObject({ situacao: 'DEVOLVIDO' });
    expect(await card.refund(pagamento, 'parte', 100)).toMatchObject({ situacao: 'DEVOLVIDO' });
    expect(await card.refund(pagamento, 'demais', row?.valor_centavos ?? 0)).toMatchObject({
      situacao: 'NAO_REALIZADO',
    });
    expect(await card.refund(pagamento, 'resto', (row?.valor_centavos ?? 0) - 100)).toMatchObject({
      situacao: 'DEVOLVIDO',
    });
    expect(await paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
  });

  it('lets no seat go while the bank’s word is awaited', async () => {
    const id = await newOrder();
    await pagador.pagar(id, 'desafio');
    await endHold(id);
    const { services } = server;
    const { hasOpenAttempt } = await import('./cardAttempts');
    expect(await hasOpenAttempt(services.database.db, id)).toBe(true);
    await due(id);
    await db().updateTable('cobranca_cartao').set({ desafio_ate: past }).where('pedido_id', '=', id).execute();
    await sweep();
    expect(await hasOpenAttempt(services.database.db, id)).toBe(false);
  });
});
