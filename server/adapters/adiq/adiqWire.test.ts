import { CartaoRefused, CartaoUnavailable, type NewCartaoPayment } from '../../pagamento/cartao/cartaoPort';
import {
  readAdiq,
  readAdiqList,
  toAuthentication,
  toAuthenticationBody,
  toCardPayment,
  toPaymentBody,
  type AuthenticationWire,
  type PaymentWire,
} from './adiqWire';

const payment = (fields: Partial<PaymentWire> = {}): PaymentWire => ({
  paymentId: 'pay1',
  orderNumber: 'k1',
  status: 'authorized',
  returnCode: '0',
  amount: 11_250,
  ...fields,
});
const authentication = (fields: Partial<AuthenticationWire> = {}): AuthenticationWire => ({
  code3DS: 'c1',
  transStatus: 'Y',
  brand: 'VISA',
  last4: '1111',
  ...fields,
});

describe('an answer of the acquirer', () => {
  it('is read where it succeeded', () => {
    expect(readAdiq({ status: 200, body: { a: 1 } })).toEqual({ a: 1 });
    expect(readAdiqList({ status: 201, body: [{ a: 1 }] })).toEqual([{ a: 1 }]);
    expect(readAdiqList({ status: 200, body: [] })).toEqual([]);
  });

  it.each([null, 'ok', [], 7])('that cannot be read leaves the result unknown: %j', (body) => {
    expect(() => readAdiq({ status: 200, body })).toThrow(CartaoUnavailable);
  });

  it.each([null, {}, [null], ['x']])('that is no list leaves the result unknown: %j', (body) => {
    expect(() => readAdiqList({ status: 200, body })).toThrow(CartaoUnavailable);
  });

  it.each([401, 403, 429])('with %i had no effect, and may be asked for again', (status) => {
    expect(() => readAdiq({ status, body: [{ tag: 'denied' }] })).toThrow(CartaoUnavailable);
  });

  it.each([
    [[{ tag: 'amount' }], 'amount'],
    [[{}], 'unknown'],
    ['x', 'unknown'],
  ])('with 400 and %j is a refusal', (body, codigo) => {
    const refusal = (() => {
      try {
        return readAdiq({ status: 400, body });
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(CartaoRefused);
    expect(String((refusal as Error).message)).toContain(codigo);
  });
});

describe('a payment at the acquirer', () => {
  it.each([
    ['authorized', 'autorizado'],
    ['captured', 'capturado'],
    ['canceled', 'cancelado'],
    ['denied', 'negado'],
    ['chargeback', 'contestado'],
  ] as const)('that is %s is %s', (status, situacao) => {
    expect(toCardPayment(payment({ status }))).toEqual({ id: 'pay1', situacao, valorCentavos: 11_250, codigo: '0' });
  });

  it.each<[string, object]>([
    ['a state that nobody knows', { status: 'settled' }],
    ['an amount with a fraction', { amount: 112.5 }],
    ['no amount', { amount: undefined }],
    ['no id', { paymentId: '' }],
  ])('with %s counts as no answer', (_, fields) => {
    expect(() => toCardPayment(payment(fields as Partial<PaymentWire>))).toThrow(CartaoUnavailable);
  });
});

describe('who is paying, as the bank says', () => {
  it('is read with its brand and last digits', () => {
    expect(toAuthentication(authentication({ eci: '05', cavv: 'x', acsUrl: 'https://acs.test' }))).toEqual({
      id: 'c1',
      transStatus: 'Y',
      eci: '05',
      cavv: 'x',
      dsTransId: null,
      versao: null,
      desafioUrl: 'https://acs.test',
      bandeira: 'visa',
      final4: '1111',
    });
  });

  it('by a brand that is not taken is a refusal', () => {
    expect(() => toAuthentication(authentication({ brand: 'Diners' }))).toThrow(CartaoRefused);
  });

  it.each(['code3DS', 'transStatus', 'brand', 'last4'])('without %s counts as no answer', (name) => {
    expect(() => toAuthentication(authentication({ [name]: '' }))).toThrow(CartaoUnavailable);
  });
});

describe('a request to the acquirer', () => {
  const novo: NewCartaoPayment = {
    chave: 'k1',
    token: 'tok1',
    tipo: 'credito',
    parcelas: 3,
    valorCentavos: 11_250,
    autenticacaoId: 'c1',
  };

  it('only reserves a credit until the seats are sold, and takes a debit at once', () => {
    const captureOf = (tipo: 'credito' | 'debito') => toPaymentBody({ ...novo, tipo }, {}).payment;
    expect(captureOf('credito')).toMatchObject({ transactionType: 'credit', captureType: 'pa' });
    expect(captureOf('debito')).toMatchObject({ transactionType: 'debit', captureType: 'ac' });
  });

  it('tells instalments of the shop from one payment', () => {
    expect(toPaymentBody(novo, {}).payment).toMatchObject({ productType: 'lojista', installments: 3, amount: 11_250 });
    expect(toPaymentBody({ ...novo, parcelas: 1 }, {}).payment).toMatchObject({ productType: 'avista' });
  });

  it('names our key, the authentication, and the words of the bill where there are some', () => {
    expect(toPaymentBody(novo, { softDescriptor: 'ITAPE' }).sellerInfo).toEqual({
      orderNumber: 'k1',
      softDescriptor: 'ITAPE',
      code3DS: 'c1',
    });
    expect(toPaymentBody(novo, {}).sellerInfo).not.toHaveProperty('softDescriptor');
  });

  it('asks who is paying with a token, never with a number of a card', () => {
    const navegador = {
      accept: '*/*',
      idioma: 'pt-BR',
      profundidadeCor: 24,
      alturaTela: 720,
      larguraTela: 1280,
      fusoMinutos: 180,
      userAgent: 'x',
      ip: '192.0.2.1',
    };
    const body = toAuthenticationBody({
      chave: 'k1',
      valorCentavos: 11_250,
      tipo: 'debito',
      token: 'tok1',
      retornoUrl: 'https://itape.test/volta',
      nonce: 'n1',
      referencia: 'r1',
      navegador,
    });
    expect(body).toMatchObject({
      amount: 11_250,
      transactionType: 'debit',
      cardInfo: { vaultId: 'tok1' },
      notification: { nonce: 'n1', reference: 'r1' },
      deviceInfo: { httpBrowserScreenWidth: '1280', httpBrowserTimeDifference: '180', ipAddress: '192.0.2.1' },
    });
  });
});
