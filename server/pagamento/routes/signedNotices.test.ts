import { startRoutes } from '../../../tests/support/startRoutes';
import type { App } from '../../platform/http/appTypes';
import { SIGNATURE_HEADER, signNotice } from '../noticeSignature';
import { BOLETO_WEBHOOK_PATH, registerWebhookBoleto } from './webhookBoleto';
import { INICIACAO_WEBHOOK_PATH, registerWebhookIniciacao } from './webhookIniciacao';

const segredo = 'segredo-de-um-parceiro';
/** The subjects of the notices that were received, and how often work on them was triggered. */
let received: string[][];
let nudges: number;
let isOurs: boolean;
let app: App;

const receive = (subjects: string[]): Promise<boolean> => {
  received.push(subjects);
  return Promise.resolve(isOurs);
};
const nudge = (): void => void (nudges += 1);

const register = (routes: App, secret: string | null): void => {
  registerWebhookBoleto(routes, { receiveBoletoNotice: receive, segredo: secret, nudge });
  registerWebhookIniciacao(routes, { receiveIniciacaoNotice: receive, segredo: secret, nudge });
};
const send = (to: App, url: string, payload: string, secret = segredo) =>
  to.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signNotice(Buffer.from(payload), secret, Date.now()),
    },
    payload,
  });
const doors = [BOLETO_WEBHOOK_PATH, INICIACAO_WEBHOOK_PATH];

beforeAll(async () => {
  app = await startRoutes((routes) => register(routes, segredo));
});
beforeEach(() => {
  received = [];
  nudges = 0;
  isOurs = true;
});
afterAll(() => app.close());

const invalid = { codigo: 'AVISO_INVALIDO', mensagem: 'O aviso não tem a forma esperada.' };

it.each([
  ['not JSON', '{'],
  ['nothing', 'null'],
  ['a text', '"boletos"'],
  ['a number', '7'],
  ['a list', '[]'],
  ['an object without its subject', '{}'],
  ['boletos that are no list', '{"boletos":"A-b1"}'],
  ['boletos that are an object', '{"boletos":{"numero":"A-b1"}}'],
  ['no data', '{"data":null}'],
  ['data that are a text', '{"data":"consentId"}'],
])('a signed notice of %s is refused by both doors', async (_what, payload) => {
  for (const door of doors) {
    const answer = await send(app, door, payload);
    expect([answer.statusCode, answer.json<{ erros: unknown[] }>().erros]).toEqual([400, [invalid]]);
  }
  expect([received, nudges]).toEqual([[], 0]);
});

it.each(doors)('a notice at %s is refused without a partner, and where another has signed it', async (door) => {
  const alone = await startRoutes((routes) => register(routes, null));
  const payload = '{"boletos":[],"data":{"consentId":"urn:a"}}';
  for (const answer of [
    await send(alone, door, payload),
    await send(app, door, payload, 'segredo-de-outro-parceiro'),
  ]) {
    expect([answer.statusCode, answer.json<{ erros: unknown[] }>().erros]).toEqual([
      403,
      [{ codigo: 'ASSINATURA_RECUSADA', mensagem: 'A assinatura não confere.' }],
    ]);
  }
  expect(received).toEqual([]);
  await alone.close();
});

it.each(doors)('a notice at %s is no longer than 64 KiB', async (door) => {
  const full = (bytes: number) => '{"boletos":[],"data":{"consentId":"urn:a"}}'.padEnd(bytes);
  expect((await send(app, door, full(65_536))).statusCode).toBe(200);
  expect((await send(app, door, full(65_537))).statusCode).toBe(413);
});

it.each(doors)('a notice at %s triggers work only where it is about something of ours', async (door) => {
  const payload = '{"boletos":[{"numero":"A-b1"}],"data":{"consentId":"urn:a"}}';
  isOurs = false;
  expect((await send(app, door, payload)).statusCode).toBe(200);
  expect([received.length, nudges]).toEqual([1, 0]);
  isOurs = true;
  expect((await send(app, door, payload)).statusCode).toBe(200);
  expect([received.length, nudges]).toEqual([2, 1]);
});

describe('the bank’s notice', () => {
  it('names boletos; what has another form among them is passed over', async () => {
    const twenty = 'A2345678901234567_-0';
    const boletos = [
      { numero: 'ABC123-b1', evento: 'LIQUIDADO' },
      null,
      'ABC123-b2',
      7,
      [],
      {},
      { numero: 7 },
      { numero: '' },
      { numero: `${twenty}1` },
      ...['a b', 'a.b', 'ç', ' a', 'a\n', 'x;y'].map((numero) => ({ numero })),
      { numero: 'Z' },
      { numero: twenty },
    ];
    await send(app, BOLETO_WEBHOOK_PATH, JSON.stringify({ boletos, enviadoEm: 'x' }));
    expect(received).toEqual([['ABC123-b1', 'Z', twenty]]);
  });

  it('is about five hundred boletos at most', async () => {
    const about = (n: number) => JSON.stringify({ boletos: Array.from({ length: n }, (_, i) => ({ numero: `${i}` })) });
    expect((await send(app, BOLETO_WEBHOOK_PATH, about(500))).statusCode).toBe(200);
    expect(received[0]).toHaveLength(500);
    expect((await send(app, BOLETO_WEBHOOK_PATH, about(501))).json()).toMatchObject({ erros: [invalid] });
  });
});

describe('the initiator’s notice', () => {
  const about = (consentId: unknown) => send(app, INICIACAO_WEBHOOK_PATH, JSON.stringify({ data: { consentId } }));

  it.each(['urn:banco:C1DD33123', 'a', '!', '~', 'x'.repeat(256)])('is about the payment %s', async (consentId) => {
    expect((await about(consentId)).statusCode).toBe(200);
    expect(received).toEqual([[consentId]]);
  });

  it.each([
    undefined,
    null,
    7,
    true,
    ['urn:a'],
    { id: 'urn:a' },
    '',
    ' ',
    'urn: a',
    'urn:á',
    'urn:a\n',
    '\nurn:a',
    'x'.repeat(257),
  ])('is refused about %j', async (consentId) => {
    expect((await about(consentId)).json()).toMatchObject({ status: 400, erros: [invalid] });
    expect(received).toEqual([]);
  });
});
