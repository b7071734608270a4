import type { CarteiraOferecida } from '../wire/pagamento/carteira';
import type { NovoPagamentoCartao } from '../wire/pagamento/cartao';
import { carteiraOf, tokenDaResposta, toMetodoDePagamento } from './carteira';
import { MAXIMO_TOKEN_CARTEIRA } from './tokenCarteira';

const dispositivo = { idioma: 'pt-BR', larguraTela: 1, alturaTela: 1, profundidadeCor: 24, fusoMinutos: 180 };
const carteira = { metodo: 'teste', token: '{"cenario":"aprova"}' } as const;
const umPagamento = (change: Partial<NovoPagamentoCartao>): NovoPagamentoCartao => ({
  tipo: 'credito',
  parcelas: 1,
  dispositivo,
  ...change,
});

describe('the wallet of a payment', () => {
  it('is the one that it names, or none for a card’s token', () => {
    expect(carteiraOf(umPagamento({ carteira }))).toEqual(carteira);
    expect(carteiraOf(umPagamento({ token: 'cofre_abcdefghijkl', tipo: 'debito' }))).toBeNull();
  });

  it.each<Partial<NovoPagamentoCartao>>([
    {},
    { carteira, token: 'cofre_abcdefghijkl' },
    { carteira, tipo: 'debito' },
    { carteira, parcelas: 2 },
    { carteira, cartaoId: 'c1' },
    { carteira, guardar: true },
  ])('is unclear in %j', (change) => expect(carteiraOf(umPagamento(change))).toBe('invalido'));
});

it('asks Google Pay for a token of the acquirer’s gateway, by version 2 of its API', () => {
  const google: CarteiraOferecida = {
    metodo: 'google_pay',
    nome: 'Google Pay',
    identificador: 'https://google.com/pay',
    google: {
      ambiente: 'PRODUCTION',
      gateway: 'adiq',
      gatewayComercianteId: 'loja-1',
      comercianteId: 'BCR2DN4T',
      comerciante: 'Itapê',
    },
  };
  expect(toMetodoDePagamento(google)).toEqual({
    supportedMethods: 'https://google.com/pay',
    data: {
      environment: 'PRODUCTION',
      apiVersion: 2,
      apiVersionMinor: 0,
      merchantInfo: { merchantId: 'BCR2DN4T', merchantName: 'Itapê' },
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
            allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA'],
          },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'adiq', gatewayMerchantId: 'loja-1' },
          },
        },
      ],
    },
  });
});

describe('the token in a wallet’s answer', () => {
  it('stands where each wallet puts it', () => {
    expect(tokenDaResposta('teste', { token: 'abc' })).toBe('abc');
    const details = {
      paymentMethodData: { tokenizationData: { type: 'PAYMENT_GATEWAY', token: '{"signature":"x"}' } },
    };
    expect(tokenDaResposta('google_pay', details)).toBe('{"signature":"x"}');
  });

  it.each([null, 'abc', {}, { token: '' }, { token: 7 }, { token: 'a'.repeat(MAXIMO_TOKEN_CARTEIRA + 1) }])(
    'is missing in %j',
    (details) => {
      expect(tokenDaResposta('teste', details)).toBeNull();
      expect(tokenDaResposta('google_pay', details)).toBeNull();
    },
  );
});
