import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { createAdiqAcquirer } from '../../adapters/adiq/adiqAcquirer';
import { createAdiqCaller } from '../../adapters/adiq/adiqHttp';
import {
  CartaoRefused,
  CartaoUnavailable,
  type CartaoPort,
  type NewAuthentication,
} from '../../pagamento/cartao/cartaoPort';
import { typeCartao, numeroQue, answerBanco, umPagador, umToken } from '../../pagamento/testdata/umCartao';
import { isLuhn, sandboxCards, type Cenario } from './cards';

let server: Server;
let origin: string;
let adiq: CartaoPort;
const credentials = () => ({ baseUrl: `${origin}/_sandbox/cartao`, clientId: 'itape', clientSecret: 'itape' });

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  adiq = createAdiqAcquirer(credentials());
});
afterAll(async () => {
  // Ours are kept alive for the next call, which will not come.
  server.app.server.closeAllConnections();
  await server.close();
});

let count = 0;
const authentication = async (
  cenario: Cenario,
  change: Partial<NewAuthentication> = {},
): Promise<NewAuthentication> => ({
  chave: `TESTE-${(count += 1)}`,
  token: await umToken(server, cenario),
  tipo: 'credito',
  valorCentavos: 11_250,
  navegador: {
    idioma: 'pt-BR',
    larguraTela: 1280,
    alturaTela: 800,
    profundidadeCor: 24,
    fusoMinutos: 180,
    userAgent: 'Chromium',
    accept: '*/*',
    ip: '127.0.0.1',
  },
  retornoUrl: 'http://localhost:8080/comprar-viagem?pedido=p1',
  nonce: 'abcdefghijklmnop',
  referencia: 'p1',
  ...change,
});
async function pay(cenario: Cenario, tipo: 'credito' | 'debito' = 'credito', port = adiq) {
  const asked = await authentication(cenario, { tipo });
  const { id } = await port.authenticate(asked);
  const { chave, token, valorCentavos } = asked;
  return {
    chave,
    payment: await port.authorise({ chave, token, tipo, parcelas: 1, valorCentavos, autenticacaoId: id }),
  };
}

describe('the adapter and the embedded acquirer over a real socket', () => {
  it.each([
    ['aprova', 'Y', '05'],
    ['tentativa', 'A', '06'],
    ['nega', 'N', null],
    ['rejeita', 'R', null],
    ['indisponivel', 'U', null],
    ['desafio', 'C', null],
  ] as const)('authenticate a card that %ss: %s with ECI %s [TD5]', async (cenario, transStatus, eci) => {
    const asked = await authentication(cenario);
    const answer = await adiq.authenticate(asked);
    expect(answer).toMatchObject({ transStatus, eci, bandeira: 'visa', versao: '2.2.0' });
    expect(answer.final4).toBe(numeroQue(cenario).slice(-4));
    expect(answer.desafioUrl === null).toBe(transStatus !== 'C');
    // Asked twice under one key it is one authentication.
    expect(await adiq.authenticate(asked)).toEqual(answer);
    expect(await adiq.findAuthentication(answer.id)).toEqual(answer);
  });

  it('reserve, take and give back; repeated, once each', async () => {
    const { chave, payment } = await pay('aprova');
    expect(payment).toMatchObject({ situacao: 'autorizado', valorCentavos: 11_250, codigo: '00' });
    expect(await adiq.findByKey(chave)).toEqual(payment);
    expect((await adiq.capture(payment.id, 11_250)).situacao).toBe('capturado');
    expect((await adiq.capture(payment.id, 11_250)).situacao).toBe('capturado');
    expect(await adiq.refund(payment.id, 'r1', 250)).toEqual({ id: 'r1', valorCentavos: 250, situacao: 'DEVOLVIDO' });
    expect((await adiq.refund(payment.id, 'r1', 250)).situacao).toBe('DEVOLVIDO');
    expect((await adiq.refund(payment.id, 'r2', 11_001)).situacao).toBe('NAO_REALIZADO');
    expect((await adiq.refund(payment.id, 'r3', 11_000)).situacao).toBe('DEVOLVIDO');
    expect((await adiq.findByKey(chave))?.situacao).toBe('cancelado');
  });

  it('let go of what is only reserved, once', async () => {
    const { payment } = await pay('aprova');
    expect((await adiq.void(payment.id, 11_250)).situacao).toBe('cancelado');
    expect((await adiq.void(payment.id, 11_250)).situacao).toBe('cancelado');
    await expect(adiq.capture(payment.id, 11_250)).rejects.toThrow(CartaoRefused);
  });

  it('take a debit at once, and none without proof', async () => {
    expect((await pay('aprova', 'debito')).payment.situacao).toBe('capturado');
    await expect(pay('indisponivel', 'debito')).rejects.toThrow(CartaoRefused);
  });

  it('tell why the issuer said no', async () => {
    expect((await pay('sem_saldo')).payment).toMatchObject({ situacao: 'negado', codigo: '51' });
    expect((await pay('roubado')).payment).toMatchObject({ situacao: 'negado', codigo: '43' });
  });

  it('answer one payment to one key, also where the first answer broke down [TD4]', async () => {
    const asked = await authentication('quebra');
    const { id } = await adiq.authenticate(asked);
    const { chave, token, valorCentavos } = asked;
    const request = { chave, token, tipo: 'credito' as const, parcelas: 1, valorCentavos, autenticacaoId: id };
    await expect(adiq.authorise(request)).rejects.toThrow(CartaoUnavailable);
    const found = await adiq.findByKey(chave);
    expect(found).toMatchObject({ situacao: 'autorizado' });
    expect(await adiq.authorise(request)).toEqual(found);
  });

  it('know nothing of an answer that came too late, until it is looked for [TD4]', async () => {
    const hasty = createAdiqAcquirer(credentials(), undefined, 400);
    const asked = await authentication('demora');
    const { id } = await adiq.authenticate(asked);
    const { chave, token, valorCentavos } = asked;
    const request = { chave, token, tipo: 'credito' as const, parcelas: 1, valorCentavos, autenticacaoId: id };
    await expect(hasty.authorise(request)).rejects.toThrow(CartaoUnavailable);
    expect(await hasty.findByKey(chave)).toMatchObject({ situacao: 'autorizado' });
  });

  it('find nothing that was never asked for', async () => {
    expect(await adiq.findByKey('NUNCA-1')).toBeNull();
    expect(await adiq.findAuthentication('00000000-0000-4000-8000-000000000000')).toBeNull();
    await expect(adiq.authenticate(await authentication('aprova', { token: 'x' }))).rejects.toThrow(CartaoRefused);
  });

  it('renew a token that is no longer taken, and go nowhere with wrong credentials', async () => {
    const wrong = createAdiqAcquirer({ ...credentials(), clientSecret: 'outro' });
    await expect(wrong.findByKey('X')).rejects.toThrow(CartaoUnavailable);
    let tokens = 0;
    const call = createAdiqCaller(credentials(), async (url, init) => {
      if (url.endsWith('/token')) {
        tokens += 1;
        return Response.json({ accessToken: `t${tokens}`, expiresIn: 3600 });
      }
      const isFirst = new Headers(init.headers).get('authorization') === 'Bearer t1';
      return Response.json([], { status: isFirst ? 401 : 200 });
    });
    expect((await call('GET', '/x')).status).toBe(200);
    expect(tokens).toBe(2);
  });
});

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
      String((await server.app.inject({ url: '/api/saude', headers: { host } })).headers['content-security-policy']);
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

describe('the bank’s page', () => {
  const challenge = async () => {
    const answer = await adiq.authenticate(await authentication('desafio'));
    return { id: answer.id, url: answer.desafioUrl ?? '' };
  };
  const open = (url: string) => server.app.inject({ url: new URL(url).pathname });

  it('stands beside the shop, by its other name, and may be framed by it and the app’s shell alone', async () => {
    const { url } = await challenge();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/_sandbox\/cartao\/acs\//);
    const { headers, body } = await open(url);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors http:\/\/localhost:8080 https:\/\/localhost capacitor:\/\/localhost$/,
    );
    expect(body).toContain('R$ 112,50');
    expect(body).not.toMatch(/<script(?![^>]*src)/);
  });

  it('leads, answered, to a small page that tells the shop and has a way back [TD9]', async () => {
    const { url } = await challenge();
    const answered = await answerBanco(server, url, { codigo: '123456', acao: 'aprovar' });
    expect([answered.statusCode, answered.headers.location]).toEqual([303, `${new URL(url).pathname}/retorno`]);
    const { body } = await open(`${url}/retorno`);
    expect(body).toContain('data-lojas="http://localhost:8080 https://localhost capacitor://localhost"');
    expect(body).toContain('data-aviso="concluido"');
    expect(body).toContain('data-nonce="abcdefghijklmnop"');
    expect(body).toContain('href="http://localhost:8080/comprar-viagem?pedido=p1"');
    expect((await server.app.inject({ url: '/_sandbox/cartao/acs.js' })).headers['content-type']).toContain(
      'javascript',
    );
    // A person who opens it again is redirected to its end.
    expect((await open(url)).statusCode).toBe(303);
  });

  it('says when a code is wrong, and is not fooled by a stranger’s id', async () => {
    const { url } = await challenge();
    const wrong = await answerBanco(server, url, { codigo: '000000', acao: 'aprovar' });
    expect((await server.app.inject({ url: String(wrong.headers.location) })).body).toContain('Código incorreto');
    expect((await open('http://x/_sandbox/cartao/acs/nada')).statusCode).toBe(404);
  });

  it('takes no answer once the shop has ended the question [TD6]', async () => {
    const { id, url } = await challenge();
    expect((await adiq.cancelAuthentication(id))?.transStatus).toBe('C');
    await answerBanco(server, url, { codigo: '123456', acao: 'aprovar' });
    expect((await adiq.findAuthentication(id))?.transStatus).toBe('C');
  });

  it('never comes where it never comes [TD3]', async () => {
    const answer = await adiq.authenticate(await authentication('nao_carrega'));
    const late = fetch(`${origin}${new URL(answer.desafioUrl ?? '').pathname}`, { signal: AbortSignal.timeout(600) });
    await expect(late).rejects.toThrow();
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
      db.selectFrom('sandbox_cartao_pagamento').selectAll().execute(),
      db.selectFrom('sandbox_cartao_autenticacao').selectAll().execute(),
      db.selectFrom('idempotencia').selectAll().execute(),
      db.selectFrom('caixa_saida').selectAll().execute(),
    ]);
    const digits = JSON.stringify(rows).match(/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g) ?? [];
    expect(digits.filter((found) => isLuhn(found.replace(/\D/g, '')) && /^4/.test(found))).toEqual([]);
  });
});
