import { generateKeyPairSync } from 'node:crypto';
import { createCertificadoDeTeste } from '../../sandbox/carteira/certificadoDeTeste';
import { umBilhete } from '../testdata/umBilhete';
import type { AssinaturaApple } from './carteiraConfig';
import { createCarteiras, type CarteirasLigadas } from './carteiras';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const COMPUTADOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const DAY_MS = 86_400_000;
const google = {
  classe: '33.bilhete',
  email: 'a@b.test',
  chave: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
};
const companhia = { dados: () => null, versao: () => 0, refresh: () => Promise.resolve() };
let pair: AssinaturaApple;

beforeAll(async () => {
  pair = await createCertificadoDeTeste();
});

const connect = (ligadas: Partial<CarteirasLigadas> = {}) =>
  createCarteiras({
    ligadas: { apple: () => Promise.resolve(pair), google, ...ligadas },
    companhia,
  });
const at = (ms: number) => ({ ...umBilhete().chegada, instante: new Date(Date.now() + ms).toISOString() });
const valid = umBilhete({ chegada: at(DAY_MS) });
const link = expect.stringContaining('https://pay.google.com/') as string;

describe('the wallets of a ticket', () => {
  it('are that of the telephone, and both on a computer', async () => {
    const { offer } = connect();
    expect(await offer(valid, IPHONE)).toEqual({ apple: true, google: null });
    expect(await offer(valid, ANDROID)).toEqual({ apple: false, google: link });
    expect(await offer(valid, COMPUTADOR)).toEqual({ apple: true, google: link });
  });

  it('are those that the company has', async () => {
    expect(await connect({ google: null }).offer(valid, COMPUTADOR)).toEqual({ apple: true, google: null });
    expect(await connect({ google: null }).offer(valid, ANDROID)).toBeUndefined();
    const without = connect({ apple: null });
    expect(await without.offer(valid, COMPUTADOR)).toEqual({ apple: false, google: link });
    await expect(without.passeApple(valid)).rejects.toMatchObject({ status: 404 });
  });

  it.each(['cancelado', 'remarcado', 'transferido', 'embarcado', 'nao_embarcou'] as const)(
    'are none for a ticket that is %s, which gets no pass either',
    async (situacao) => {
      const dead = { ...valid, situacao };
      expect(await connect().offer(dead, COMPUTADOR)).toBeUndefined();
      await expect(connect().passeApple(dead)).rejects.toMatchObject({ status: 409 });
    },
  );

  it('are none for a trip that is over, but a late coach is waited for', async () => {
    expect(await connect().offer({ ...valid, chegada: at(-DAY_MS) }, COMPUTADOR)).toBeUndefined();
    await expect(connect().passeApple({ ...valid, chegada: at(-DAY_MS) })).rejects.toMatchObject({ status: 409 });
    expect(await connect().offer({ ...valid, chegada: at(-60_000) }, COMPUTADOR)).toBeDefined();
  });
});
