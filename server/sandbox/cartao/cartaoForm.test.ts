import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { typeCartao, umPagador } from '../../pagamento/testdata/umCartao';
import { isLuhn, sandboxCards } from './cards';

let server: Server;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
});
afterAll(() => server.close());

describe('the card’s form', () => {
  const url = `/_sandbox/cartao/campos?nonce=${'abcdefghijklmnop'}`;

  it('may be framed by the shop, by the app’s shell and by nobody else, with a policy of its own [TD3]', async () => {
    const { headers, statusCode } = await server.app.inject({ url, headers: { host: '127.0.0.1:8080' } });
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:8080 https:\/\/localhost capacitor:\/\/localhost$/);
    expect(policy).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is the only frame that the shop may hold [TD3]', async () => {
    const policyOf = async (host: string) =>
      String((await server.app.inject({ url: '/home', headers: { host } })).headers['content-security-policy']);
    expect(await policyOf('localhost:8080')).toMatch(/frame-src http:\/\/127\.0\.0\.1:8080;/);
    expect(await policyOf('127.0.0.1:8080')).toMatch(/frame-src http:\/\/localhost:8080;/);
    expect(await policyOf('loja.exemplo')).toMatch(/frame-src 'none';/);
  });

  it('is told to the web by its origin', async () => {
    const { cartao } = (await server.app.inject({ url: '/config.json', headers: { host: 'localhost:8080' } })).json<{
      cartao: unknown;
    }>();
    expect(cartao).toEqual({
      origem: 'http://127.0.0.1:8080',
      campos: 'http://127.0.0.1:8080/_sandbox/cartao/campos',
    });
  });

  it('is one field for a kept card, its security code, of the length that its brand prints', async () => {
    const pageOf = async (codigo: string) => (await server.app.inject({ url: `${url}&codigo=${codigo}` })).body;
    expect(await pageOf('4')).toContain('data-digitos="4"');
    expect(await pageOf('3')).not.toContain('id="numero"');
    for (const codigo of ['x', '"><script>', '400']) expect(await pageOf(codigo)).toContain('data-digitos="3"');
  });

  it('exchanges a code for a token from its own page alone, and no code that is none', async () => {
    const post = (payload: object, origin = 'http://127.0.0.1') =>
      server.app.inject({
        method: 'POST',
        url: '/_sandbox/cartao/campos/codigo',
        headers: { origin, host: '127.0.0.1' },
        payload,
      });
    expect((await post({ codigo: '123', digitos: 3 })).json()).toEqual({ token: expect.stringMatching(/^codigo_/) });
    expect((await post({ codigo: '123', digitos: 3 }, 'http://localhost')).statusCode).toBe(403);
    for (const wrong of [{}, { codigo: '123' }, { codigo: '123', digitos: 4 }, { codigo: 123, digitos: 3 }]) {
      expect((await post(wrong)).statusCode).toBe(422);
    }
  });

  it('takes no nonce that could be something else', async () => {
    for (const nonce of ['', '"><script>', '4111111111111111']) {
      const answer = await server.app.inject({ url: `/_sandbox/cartao/campos?nonce=${encodeURIComponent(nonce)}` });
      expect(answer.statusCode).toBe(400);
    }
  });

  it.each(sandboxCards.map(({ numero, bandeira }) => [numero, bandeira] as const))(
    'keeps %s as a token, its brand and four digits',
    async (numero, bandeira) => {
      expect(isLuhn(numero)).toBe(true);
      const answer = await typeCartao(server, numero);
      expect(answer.json()).toEqual({
        token: expect.stringMatching(/^cofre_[a-z]{26}$/),
        bandeira,
        ultimos4: numero.slice(-4),
      });
    },
  );

  it.each<[string, string, Record<string, string>, string]>([
    ['a wrong digit', '4111111111111112', {}, 'numero'],
    ['an unknown brand', '9999999999999995', {}, 'numero'],
    ['a month that is over', '4111111111111111', { validade: '01/20' }, 'validade'],
    ['no month', '4111111111111111', { validade: '13/40' }, 'validade'],
    ['a short code', '4111111111111111', { codigo: '12' }, 'codigo'],
    ['no name', '4111111111111111', { nome: ' ' }, 'nome'],
  ])('refuses a card with %s', async (_, numero, change, campo) => {
    const answer = await typeCartao(server, numero, change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual([campo]);
  });

  it('answers its own page alone', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/_sandbox/cartao/campos/token',
      headers: { origin: 'http://localhost', host: '127.0.0.1' },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a card’s number', () => {
  const NUMERO = '4111111111111111';
  let nextSeat = 1;

  it.each([
    ['in the token’s place', { token: NUMERO }],
    ['inside the token', { token: `cofre_${NUMERO}` }],
    ['in a field of its own', { numero: NUMERO }],
    ['in the browser’s language', { dispositivo: { idioma: NUMERO } }],
  ])('is refused by the product’s API %s, and answered by nothing that holds it', async (_, change) => {
    const ana = umComprador(server);
    const { id } = await ana.order([nextSeat++]);
    const answer = await umPagador(server).post(id, 'aprova', change as object);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(NUMERO);
    expect(
      await server.services.database.db
        .selectFrom('cobranca_cartao')
        .select('id')
        .where('pedido_id', '=', id)
        .execute(),
    ).toEqual([]);
  });

  it('stands in no table, typed and paid with as it was', async () => {
    const ana = umComprador(server);
    const { id } = await ana.order([nextSeat++]);
    await umPagador(server).pay(id, 'aprova');
    const { db } = server.services.database;
    const rows = await Promise.all([
      db.selectFrom('cobranca_cartao').selectAll().execute(),
      db.selectFrom('sandbox_cartao_cofre').selectAll().execute(),
      db.selectFrom('sandbox_cartao_codigo').selectAll().execute(),
      db.selectFrom('cartao_salvo').selectAll().execute(),
      db.selectFrom('sandbox_cartao_pagamento').selectAll().execute(),
      db.selectFrom('sandbox_cartao_autenticacao').selectAll().execute(),
      db.selectFrom('idempotencia').selectAll().execute(),
      db.selectFrom('caixa_saida').selectAll().execute(),
    ]);
    const digits = JSON.stringify(rows).match(/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g) ?? [];
    expect(digits.filter((found) => isLuhn(found.replace(/\D/g, '')) && /^4/.test(found))).toEqual([]);
  });
});
