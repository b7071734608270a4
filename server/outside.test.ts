import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fill } from '../src/domain/avisos/modelos';
import { PRODUCTION } from '../tests/support/productionEnvironment';
import { startRoutes } from '../tests/support/startRoutes';
import { readConfig } from './config';
import { openIdentityProvider } from './identityProvider';
import { connectOutside, type Outside } from './outside';
import { isTelefoneOffered } from './outsideMessages';
import { createBreakers, sistemas, type Breakers, type Sistema } from './platform/breaker/breakers';
import type { App } from './platform/http/appTypes';

const point = (): { publica: string; privada: string } => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const bytes = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publica: bytes.toString('base64url'), privada: d };
};
const vapid = point();
const navegador = {
  canal: 'web',
  endereco: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: point().publica,
  auth: randomBytes(16).toString('base64url'),
} as const;

/** Production with every system that it can be given; nothing answers at the addresses of this machine. */
const ENVIRONMENT = {
  ...PRODUCTION,
  COGNITO_ENDPOINT: 'http://127.0.0.1:1/',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CATALOGO: 'praxio',
  CARTAO_URL: 'https://adiq.test',
  CARTAO_CLIENT_ID: 'x',
  CARTAO_CLIENT_SECRET: 'x',
  CARTAO_ORIGEM: 'https://adiq.test',
  BOLETO_URL: 'https://boletos.test',
  BOLETO_CLIENT_ID: 'x',
  BOLETO_CLIENT_SECRET: 'x',
  BOLETO_AVISOS_SEGREDO: 'segredo-dos-avisos',
  INICIADOR_URL: 'https://iniciador.test',
  INICIADOR_CLIENT_ID: 'x',
  INICIADOR_CLIENT_SECRET: 'x',
  INICIADOR_AVISOS_SEGREDO: 'segredo-dos-avisos',
  SMS_TOKEN: 'x',
  SMS_REMETENTE: 'itape',
  POSICOES_URL: 'https://frota.test/posicoes.pb',
  PUSH_VAPID_PUBLICA: vapid.publica,
  PUSH_VAPID_PRIVADA: vapid.privada,
  PUSH_CONTATO: 'mailto:a@itape.test',
};
const aviso = fill('devolucao', { trajeto: 'a', quando: 'b' });

/** One call of each system. */
const calls: Record<Sistema, (outside: Outside) => Promise<unknown> | undefined> = {
  adquirente: ({ external }) => external.find('chave'),
  operadora: ({ operadora }) => operadora?.listLocalidades(),
  identidade: ({ operadorIdentity }) => operadorIdentity.find('ana'),
  email: ({ email }) => email.send('1', { para: 'ana@itape.test', assunto: 'a', corpo: 'b' }),
  whatsapp: ({ telefone }) => telefone.whatsapp?.sendModelo('1', '5511987654321', aviso, 'c'),
  sms: ({ telefone }) => telefone.sms?.send('1', '5511987654321', 'Ola'),
  push: ({ push }) => push.send('1', navegador, { titulo: 'a', corpo: 'b', link: '/home' }),
  posicoes: ({ posicoes }) => posicoes?.read(),
  iniciador: ({ iniciador }) => iniciador?.port.listBancos(),
  boleto: ({ boletos }) => boletos?.port.find('ABC123-b1'),
  pix: ({ pix }) => pix.findCobranca('a'.repeat(32)),
};
/** Called over sockets of their own. */
const BY_SOCKET: readonly Sistema[] = ['identidade', 'email'];

let app: App;
let breakers: Breakers;
let outside: Outside;
const written = { insertInto: () => ({ values: () => ({ onConflict: () => ({ execute: async () => [] }) }) }) };
let fetch: jest.SpyInstance<Promise<Response>, Parameters<typeof globalThis.fetch>>;

beforeEach(async () => {
  const config = readConfig(ENVIRONMENT);
  app = await startRoutes(() => undefined);
  fetch = jest.spyOn(globalThis, 'fetch');
  const log = { warn: jest.fn(), error: jest.fn() };
  breakers = createBreakers({ db: written as never, log });
  outside = connectOutside({ inject: app.inject.bind(app), addHook: () => undefined } as never, {
    config,
    breakers,
    database: { db: written } as never,
    companhia: { dados: () => null } as never,
    identity: openIdentityProvider(config, () => undefined),
  });
});
afterEach(() => app.close());

const ask = async (sistema: Sistema, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) await calls[sistema](outside)?.catch(() => undefined);
};
const open = () => breakers.states().flatMap(({ sistema, aberto }) => (aberto ? [sistema] : []));

describe('a system of others that is away', () => {
  it.each(sistemas)(
    'is left alone after five calls, and no other system with it: %s',
    async (sistema) => {
      fetch.mockImplementation(async () => new Response('', { status: 503 }));
      await ask(sistema, 4);
      expect(open()).toEqual([]);
      await ask(sistema, 1);
      expect(open()).toEqual([sistema]);
      const asked = fetch.mock.calls.length;
      await ask(sistema, 3);
      expect(fetch).toHaveBeenCalledTimes(asked);
      if (!BY_SOCKET.includes(sistema)) expect(asked).toBeGreaterThanOrEqual(5);
    },
    60_000,
  );

  it.each(sistemas.filter((one) => !BY_SOCKET.includes(one) && one !== 'operadora' && one !== 'pix'))(
    'is not away because it refuses, however often: %s',
    async (sistema) => {
      for (const status of [400, 401, 404, 429]) {
        fetch.mockImplementation(async () => Response.json({}, { status }));
        await ask(sistema, 6);
      }
      expect(open()).toEqual([]);
    },
  );
});

describe('the positions of coaches', () => {
  it('are read nowhere in production without an address, and over no network that reads the credentials', () => {
    expect(readConfig(PRODUCTION).posicoes).toBeNull();
    expect(() => readConfig({ ...PRODUCTION, POSICOES_URL: 'http://frota.test/x.pb' })).toThrow(
      'POSICOES_URL inválida',
    );
    expect(() => readConfig({ ...PRODUCTION, POSICOES_AUTORIZACAO: 'Bearer x' })).toThrow('Falta POSICOES_URL');
    expect(readConfig({ ...PRODUCTION, POSICOES_URL: 'http://127.0.0.1:1/x' }).posicoes).toEqual({
      url: 'http://127.0.0.1:1/x',
      autorizacao: null,
    });
  });
});

describe('a passenger’s phone is asked for', () => {
  const none = {
    WHATSAPP_SEGREDO: '',
    WHATSAPP_VERIFICACAO: '',
    WHATSAPP_URL: '',
    WHATSAPP_NUMERO_ID: '',
    WHATSAPP_TOKEN: '',
  };
  const sms = { SMS_TOKEN: 'x', SMS_REMETENTE: 'itape' };

  it.each([
    ['in production with WhatsApp', PRODUCTION, true],
    ['in production with text messages alone', { ...PRODUCTION, ...none, ...sms }, true],
    ['in production with neither', { ...PRODUCTION, ...none }, false],
    ['in a demonstration', {}, true],
  ])('%s: %s', (_, env, offered) => expect(isTelefoneOffered(readConfig(env))).toBe(offered));

  it('over no network that reads the provider’s token', () => {
    const plain = { ...PRODUCTION, ...sms, SMS_URL: 'http://sms.test' };
    expect(() => readConfig(plain)).toThrow('SMS_URL inválida');
    expect(() => readConfig({ ...PRODUCTION, SMS_TOKEN: 'x' })).toThrow('Falta SMS_REMETENTE');
    expect(readConfig({ ...plain, SMS_URL: 'http://127.0.0.1:1/' }).sms?.url).toBe('http://127.0.0.1:1');
  });
});
