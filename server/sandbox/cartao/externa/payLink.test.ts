import { randomUUID } from 'node:crypto';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { answerBanco, numeroQue } from '../../../pagamento/testdata/umCartao';
import type { ExternalChargeWire } from '../../../adapters/adiq/adiqExternal';
import type { Cenario } from '../cards';

const HOST = '127.0.0.1:8080';
let server: Server;
let authorization = '';

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const { accessToken } = (
    await server.app.inject({
      method: 'POST',
      url: '/_sandbox/cartao/auth/oauth2/v1/token',
      headers: { authorization: `Basic ${Buffer.from('itape:itape').toString('base64')}` },
      payload: { grantType: 'client_credentials' },
    })
  ).json<{ accessToken: string }>();
  authorization = `Bearer ${accessToken}`;
}, START_MS);
afterAll(() => server.close());

const umaCobranca = (change: object = {}) => ({
  orderNumber: randomUUID().slice(0, 18),
  channel: 'link',
  amount: 11_250,
  expiresIn: 600,
  reference: 'K7M2QX',
  urlReturn: 'http://localhost:8080/home',
  installments: 2,
  ...change,
});
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/_sandbox/cartao/v1/charges${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
const created = async (change: object = {}) => (await call('POST', '', umaCobranca(change))).json<ExternalChargeWire>();
const stateOf = async (orderNumber: string) => (await call('GET', `/${orderNumber}`)).json<ExternalChargeWire>();
const pathOf = ({ url }: ExternalChargeWire): string => new URL(url ?? '').pathname;
const open = (path: string) => server.app.inject({ url: path, headers: { host: HOST } });
const type = (path: string, cenario: Cenario, change: Record<string, string> = {}, origin = `http://${HOST}`) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { origin, host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      numero: numeroQue(cenario),
      validade: '12/35',
      codigo: '123',
      nome: 'ANA SOUZA',
      forma: 'credito-1',
      ...change,
    }).toString(),
  });

describe('a charge that a shop asks for', () => {
  it.each([
    ['amount', 0],
    ['amount', 112.5],
    ['amount', '11250'],
    ['expiresIn', 86_401],
    ['installments', 13],
    ['channel', 'carta'],
    ['urlReturn', 'home'],
  ])('is refused for the %s %j, and names it', async (tag, value) => {
    const reply = await call('POST', '', umaCobranca({ [tag]: value }));
    expect([reply.statusCode, reply.json<{ tag: string }[]>()[0]?.tag]).toEqual([400, tag]);
  });

  it('at a terminal says credit or debit', async () => {
    expect((await call('POST', '', umaCobranca({ channel: 'terminal' }))).statusCode).toBe(400);
    const { url, status } = await created({ channel: 'terminal', transactionType: 'debit' });
    expect([url, status]).toEqual([null, 'open']);
  });

  it('is one however often it is asked for, and its number is no other sum’s', async () => {
    const asked = umaCobranca();
    const [one, two] = await Promise.all([call('POST', '', asked), call('POST', '', asked)]);
    expect(two.json()).toEqual(one.json());
    const other = await call('POST', '', { ...asked, amount: 1 });
    expect([other.statusCode, other.json<{ tag: string }[]>()[0]?.tag]).toEqual([409, 'amount']);
  });

  it('needs the shop’s token, and is nobody’s by a guess', async () => {
    const bare = await server.app.inject({
      method: 'POST',
      url: '/_sandbox/cartao/v1/charges',
      payload: umaCobranca(),
    });
    expect(bare.statusCode).toBe(401);
    expect((await call('GET', '/nada')).statusCode).toBe(404);
    expect((await open('/_sandbox/cartao/pagar/aaaaaaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404);
  });
});

describe('the page of a link', () => {
  it('takes the card in as many parts as the shop allows, and reserves the very sum', async () => {
    const charge = await created();
    const { body } = await open(pathOf(charge));
    expect(body).toContain('value="credito-2"');
    expect(body).not.toContain('value="credito-3"');
    expect((await type(pathOf(charge), 'aprova', { forma: 'credito-2' })).statusCode).toBe(303);
    await open(pathOf(charge));
    expect(await stateOf(charge.orderNumber)).toMatchObject({
      status: 'paid',
      payment: { amount: 11_250, installments: 2, status: 'authorized', transactionType: 'credit', last4: '1111' },
    });
    expect((await open(pathOf(charge))).body).toContain('Pagamento aprovado');
  });

  it.each(['credito-3', 'credito-99', 'debito-2', 'nada', ''])(
    'takes %j, which it does not offer, as one part',
    async (forma) => {
      const charge = await created();
      await type(pathOf(charge), 'aprova', { forma });
      await open(pathOf(charge));
      expect((await stateOf(charge.orderNumber)).payment?.installments).toBe(1);
    },
  );

  it('charges once, though the button was pressed twice and the page opened in two tabs', async () => {
    const charge = await created();
    await Promise.all([type(pathOf(charge), 'aprova'), type(pathOf(charge), 'aprova')]);
    await Promise.all([open(pathOf(charge)), open(pathOf(charge)), open(pathOf(charge))]);
    const { rows } = { rows: await paymentsOf(charge.orderNumber) };
    expect(rows).toHaveLength(1);
    expect((await type(pathOf(charge), 'aprova')).body).toContain('Pagamento aprovado');
    expect(await paymentsOf(charge.orderNumber)).toHaveLength(1);
  });

  it('takes no card from another page, and names the field of a wrong one without keeping its number', async () => {
    const charge = await created();
    expect((await type(pathOf(charge), 'aprova', {}, 'http://mau.exemplo')).statusCode).toBe(403);
    const wrong = await type(pathOf(charge), 'aprova', { validade: '01/20', codigo: '12' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Confira a validade');
    expect(wrong.body).toContain('O código de segurança tem 3 números');
    expect(wrong.body).not.toContain(numeroQue('aprova'));
    expect((await stateOf(charge.orderNumber)).status).toBe('open');
  });

  it.each(['sem_saldo', 'roubado', 'nega', 'indisponivel'] as const)(
    'lets the payer try another card after one that is refused: %s',
    async (cenario) => {
      const charge = await created();
      await type(pathOf(charge), cenario);
      await open(pathOf(charge));
      const again = await open(pathOf(charge));
      expect(again.body).toContain('tente outro cartão');
      expect((await stateOf(charge.orderNumber)).status).toBe('open');
      await type(pathOf(charge), 'aprova');
      await open(pathOf(charge));
      expect((await stateOf(charge.orderNumber)).status).toBe('paid');
    },
  );

  it('waits for the bank, and takes the money after its yes alone', async () => {
    const challenged = async (acao: 'aprovar' | 'recusar') => {
      const charge = await created();
      await type(pathOf(charge), 'desafio');
      const waiting = await open(pathOf(charge));
      expect(waiting.body).toContain('Falta confirmar com o seu banco');
      const [acs = ''] = /\/_sandbox\/cartao\/acs\/[0-9a-f-]+/.exec(waiting.body) ?? [];
      await answerBanco(server, `http://${HOST}${acs}`, { codigo: '123456', acao });
      await open(pathOf(charge));
      return (await stateOf(charge.orderNumber)).status;
    };
    expect(await challenged('aprovar')).toBe('paid');
    expect(await challenged('recusar')).toBe('open');
  });

  it('takes nothing after the shop cancelled, not even from a card that waits for its bank', async () => {
    const charge = await created();
    await type(pathOf(charge), 'aprova');
    expect((await call('PUT', `/${charge.orderNumber}/cancel`, {})).json<ExternalChargeWire>().status).toBe('canceled');
    expect((await open(pathOf(charge))).body).toContain('Cobrança cancelada');
    expect(await paymentsOf(charge.orderNumber)).toEqual([]);
  });

  it('takes nothing once its time is over, and a paid one is not cancelled', async () => {
    const late = await created();
    await server.services.database.db
      .updateTable('sandbox_cartao_externa')
      .set({ expira_em: new Date(0) })
      .where('chave', '=', late.orderNumber)
      .execute();
    expect((await type(pathOf(late), 'aprova')).body).toContain('O tempo deste link acabou');
    expect((await stateOf(late.orderNumber)).status).toBe('expired');
    const paid = await created();
    await type(pathOf(paid), 'aprova', { forma: 'debito-1' });
    await open(pathOf(paid));
    expect((await call('PUT', `/${paid.orderNumber}/cancel`, {})).json<ExternalChargeWire>()).toMatchObject({
      status: 'paid',
      payment: { status: 'captured', transactionType: 'debit' },
    });
  });
});

const paymentsOf = (chave: string) =>
  server.services.database.db.selectFrom('sandbox_cartao_pagamento').select('id').where('chave', '=', chave).execute();
