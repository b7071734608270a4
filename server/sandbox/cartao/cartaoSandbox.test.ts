import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createAdiqAcquirer } from '../../adapters/adiq/adiqAcquirer';
import { createAdiqCaller } from '../../adapters/adiq/adiqHttp';
import {
  CartaoRefused,
  CartaoUnavailable,
  type CartaoPort,
  type NewAuthentication,
} from '../../pagamento/cartao/cartaoPort';
import { numeroQue, answerBanco, umToken } from '../../pagamento/testdata/umCartao';
import { type Cenario } from './cards';

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
