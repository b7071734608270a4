import { readCartaoConfig } from './cartaoConfig';
import { carteirasFor, googlePayOrigins } from './carteirasFor';

const google = { CARTAO_GOOGLE_GATEWAY: 'adiq', CARTAO_GOOGLE_GATEWAY_ID: 'loja-1', CARTAO_GOOGLE_ID: 'BCR2DN4T' };
const adiq = {
  CARTAO_URL: 'https://ecommerce.adiq.io',
  CARTAO_CLIENT_ID: 'c',
  CARTAO_CLIENT_SECRET: 's',
  CARTAO_ORIGEM: 'https://campos.adiq.io',
};
const place = (env: Record<string, string>, production: boolean) => ({
  cartao: readCartaoConfig(env),
  production,
  publicUrl: 'http://localhost:8080',
});
const offered = (env: Record<string, string>, production: boolean, origin = 'http://localhost:8080') =>
  carteirasFor(place(env, production), origin, 'Viação Serra');

describe('the wallets of a shop', () => {
  it('are the sandbox’s, by a method of the shop’s own origin, where nothing is configured', () => {
    expect(offered({}, false)).toEqual([
      {
        metodo: 'teste',
        nome: 'Carteira de teste',
        identificador: 'http://localhost:8080/_sandbox/carteira/pagar',
        google: null,
      },
    ]);
  });

  it('are Google Pay alone with an acquirer, in the name of the company', () => {
    expect(offered({ ...adiq, ...google }, true)).toEqual([
      {
        metodo: 'google_pay',
        nome: 'Google Pay',
        identificador: 'https://google.com/pay',
        google: {
          ambiente: 'PRODUCTION',
          gateway: 'adiq',
          gatewayComercianteId: 'loja-1',
          comercianteId: 'BCR2DN4T',
          comerciante: 'Viação Serra',
        },
      },
    ]);
  });

  it('are Google Pay’s test environment beside the sandbox’s without an acquirer', () => {
    expect(offered(google, false)).toMatchObject([
      { metodo: 'google_pay', google: { ambiente: 'TEST' } },
      { metodo: 'teste' },
    ]);
  });

  it('are none where no card is taken, and none that is half configured', () => {
    expect(offered(google, true)).toEqual([]);
    expect(offered({}, false, 'http://192.168.0.2:8080')).toEqual([]);
    expect(offered({ ...adiq, ...google, CARTAO_GOOGLE_ID: '' }, true)).toEqual([]);
  });
});

it('opens the page’s policy for Google Pay only where it is configured', () => {
  expect(googlePayOrigins(place({}, false))).toEqual([]);
  expect(googlePayOrigins(place({ ...adiq, ...google }, true))).toEqual([
    'https://google.com',
    'https://pay.google.com',
  ]);
});
