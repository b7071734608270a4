import { cartaoConfigFor, cartaoOriginFor, shopOriginFor, twinOrigin } from './cartaoOrigin';
import { readCartaoConfig } from './cartaoConfig';

const adiq = {
  CARTAO_URL: 'https://ecommerce.adiq.io/',
  CARTAO_CLIENT_ID: 'c',
  CARTAO_CLIENT_SECRET: 's',
  CARTAO_ORIGEM: 'https://campos.adiq.io',
};
const place = (env: Record<string, string>, production: boolean, publicUrl = 'http://localhost:8080') => ({
  cartao: readCartaoConfig(env),
  production,
  publicUrl,
});

describe('the acquirer, by the environment', () => {
  it('is the embedded one where none is named', () => {
    expect(readCartaoConfig({})).toEqual({
      adiq: null,
      origem: null,
      camposPath: '/_sandbox/cartao/campos',
      limiteSem3dsCentavos: 30_000,
      googlePay: null,
    });
  });

  it('is the one that is named in full', () => {
    expect(readCartaoConfig({ ...adiq, CARTAO_CAMPOS: '/v1/campos', CARTAO_LIMITE_SEM_3DS: '0' })).toEqual({
      adiq: { baseUrl: 'https://ecommerce.adiq.io', clientId: 'c', clientSecret: 's' },
      origem: 'https://campos.adiq.io',
      camposPath: '/v1/campos',
      limiteSem3dsCentavos: 0,
      googlePay: null,
    });
  });

  it.each([
    ['CARTAO_ORIGEM', 'https://campos.adiq.io/caminho'],
    ['CARTAO_ORIGEM', 'campos.adiq.io'],
    ['CARTAO_LIMITE_SEM_3DS', 'muito'],
  ])('refuses a %s of %s', (name, value) => {
    expect(() => readCartaoConfig({ ...adiq, [name]: value })).toThrow(name);
  });
});

describe('the place where a card is typed', () => {
  it.each([
    ['http://localhost:8080', 'http://127.0.0.1:8080'],
    ['http://127.0.0.1:8080', 'http://localhost:8080'],
    ['http://192.168.0.2:8080', null],
    ['loja', null],
  ])('is, from %s, the other name of this machine: %s', (shop, there) => {
    expect(twinOrigin(shop)).toBe(there);
    expect(cartaoOriginFor(place({}, false), shop)).toBe(there);
  });

  it('is the acquirer’s where there is one, and may be framed by the shop alone', () => {
    const config = place(adiq, true, 'https://www.itape.com.br');
    expect(cartaoConfigFor(config, 'https://www.itape.com.br')).toEqual({
      origem: 'https://campos.adiq.io',
      campos: 'https://campos.adiq.io/campos',
    });
    expect(shopOriginFor(config, 'https://campos.adiq.io')).toBe('https://www.itape.com.br');
  });

  it('is nowhere in production without an acquirer, whatever its host is called', () => {
    const config = place({}, true);
    expect(cartaoConfigFor(config, 'http://localhost:8080')).toBeNull();
    expect(cartaoConfigFor(config, 'https://www.itape.com.br')).toBeNull();
  });

  it('is told apart from the shop also where only its origin was moved', () => {
    const config = place({ CARTAO_ORIGEM: 'http://cartao.test:9000' }, false, 'http://loja.test:8080');
    expect(cartaoOriginFor(config, 'http://loja.test:8080')).toBe('http://cartao.test:9000');
    expect(shopOriginFor(config, 'http://cartao.test:9000')).toBe('http://loja.test:8080');
    // A card's page under a name of this machine has the shop's address too, and not its own other name.
    const local = place({ CARTAO_ORIGEM: 'http://localhost:9000' }, false, 'http://loja.test:8080');
    expect(shopOriginFor(local, 'http://localhost:9000')).toBe('http://loja.test:8080');
  });
});
