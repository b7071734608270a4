import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificadoDeTeste } from '../../sandbox/carteira/certificadoDeTeste';
import { readCarteiraConfig, type AssinaturaApple } from './carteiraConfig';

let folder: string;
let made: AssinaturaApple;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'itape-carteira-'));
  made = await createCertificadoDeTeste();
  for (const [name, text] of [
    ['cert', made.cert],
    ['key', made.key],
    ['ca', made.ca],
  ] as const)
    writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);
const apple = () => ({
  CARTEIRA_APPLE_TIPO: made.tipo,
  CARTEIRA_APPLE_TIME: made.time,
  CARTEIRA_APPLE_CERT: file('cert'),
  CARTEIRA_APPLE_KEY: file('key'),
  CARTEIRA_APPLE_CA: file('ca'),
});
const keyOf = (tipo: 'rsa' | 'ec') => {
  const { privateKey } =
    tipo === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};
const conta = (privateKey: string) =>
  JSON.stringify({ client_email: 'carteira@itape.iam.gserviceaccount.com', private_key: privateKey });

describe('the wallets of the environment', () => {
  it('are none without their variables', () => {
    expect(readCarteiraConfig({})).toEqual({ apple: null, google: null });
  });

  it('are read from the files of the pass type, and its end is known', () => {
    const { apple: read } = readCarteiraConfig(apple());
    expect(read).toMatchObject({ tipo: made.tipo, time: made.time, cert: made.cert, ca: made.ca });
    expect(Math.abs((read?.validoAte.getTime() ?? 0) - made.validoAte.getTime())).toBeLessThan(1000);
  });

  it('open a locked key, and refuse one of another certificate without repeating it', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file('other'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => readCarteiraConfig({ ...apple(), CARTEIRA_APPLE_KEY: file('other') })).toThrow(
      'CARTEIRA_APPLE_CERT e CARTEIRA_APPLE_KEY não formam um par',
    );
    const locked = createPrivateKey(made.key).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'segredo',
    });
    writeFileSync(file('locked'), locked);
    const env = { ...apple(), CARTEIRA_APPLE_KEY: file('locked'), CARTEIRA_APPLE_KEY_SENHA: 'segredo' };
    expect(readCarteiraConfig(env).apple?.key).toBe(made.key);
  });

  it('are read from the account of Google, which signs by RSA for a class', () => {
    const env = { CARTEIRA_GOOGLE_CLASSE: '3388.bilhete', CARTEIRA_GOOGLE_CONTA: conta(keyOf('rsa')) };
    expect(readCarteiraConfig(env).google).toMatchObject({
      classe: '3388.bilhete',
      email: 'carteira@itape.iam.gserviceaccount.com',
    });
    for (const secret of ['{', '{}', conta('x'), conta(keyOf('ec'))])
      expect(() => readCarteiraConfig({ ...env, CARTEIRA_GOOGLE_CONTA: secret })).toThrow(
        new Error('CARTEIRA_GOOGLE_CONTA não é o JSON de uma conta de serviço.'),
      );
    expect(() => readCarteiraConfig({ ...env, CARTEIRA_GOOGLE_CLASSE: 'bilhete' })).toThrow('CARTEIRA_GOOGLE_CLASSE');
  });
});
