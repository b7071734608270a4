import { CartaoRefused, CartaoUnavailable } from '../../pagamento/cartao/cartaoPort';
import { createAdiqAcquirer } from './adiqAcquirer';
import { acquirer, credentials, type Answer } from './testdata/acquirer';

const prova = (changes: object = {}) => ({
  code3DS: 'auth-1',
  transStatus: 'C',
  brand: 'VISA',
  last4: '1111',
  acsUrl: 'https://banco.test/desafio',
  ...changes,
});
const pedida = {
  chave: 'chave-1',
  token: 'cofre',
  tipo: 'debito' as const,
  valorCentavos: 11_250,
  navegador: {
    idioma: 'pt-BR',
    larguraTela: 390,
    alturaTela: 844,
    profundidadeCor: 24,
    fusoMinutos: 180,
    userAgent: 'UA',
    accept: 'text/html',
    ip: '198.51.100.1',
  },
  retornoUrl: 'https://itape.test/pagamento',
  nonce: 'n1',
  referencia: 'ABCD23',
};

function open(...answers: Answer[]) {
  const world = acquirer(...answers);
  return { ...world, cartao: createAdiqAcquirer(credentials, world.fetch, 50) };
}

describe('the bank’s proof of the payer', () => {
  it('is asked for with the browser as the bank wants to see it, numbers as text', async () => {
    const { cartao, asked } = open([201, prova()]);
    await cartao.authenticate(pedida);
    expect(asked[0]).toMatchObject({
      call: 'POST /v1/3ds/authentications',
      body: {
        orderNumber: 'chave-1',
        amount: 11_250,
        transactionType: 'debit',
        notification: { nonce: 'n1', reference: 'ABCD23' },
        deviceInfo: {
          httpBrowserScreenWidth: '390',
          httpBrowserScreenHeight: '844',
          httpBrowserColorDepth: '24',
          httpBrowserTimeDifference: '180',
          httpBrowserJavaEnabled: 'N',
          ipAddress: '198.51.100.1',
        },
      },
    });
  });

  it('tells the challenge, and leaves open what the bank did not say', async () => {
    await expect(open([201, prova()]).cartao.authenticate(pedida)).resolves.toEqual({
      id: 'auth-1',
      transStatus: 'C',
      eci: null,
      cavv: null,
      dsTransId: null,
      versao: null,
      desafioUrl: 'https://banco.test/desafio',
      bandeira: 'visa',
      final4: '1111',
    });
    const proved = prova({ transStatus: 'Y', acsUrl: null, eci: '05', cavv: 'c', dsTransId: 'd', version: '2.2.0' });
    await expect(open([201, proved]).cartao.authenticate(pedida)).resolves.toMatchObject({
      desafioUrl: null,
      eci: '05',
      cavv: 'c',
      dsTransId: 'd',
      versao: '2.2.0',
    });
  });

  it.each(['code3DS', 'transStatus', 'brand', 'last4'])('without its %s says nothing', async (field) => {
    for (const value of ['', null, 7]) {
      await expect(open([201, prova({ [field]: value })]).cartao.authenticate(pedida)).rejects.toThrow(
        CartaoUnavailable,
      );
    }
  });

  it('of a card whose brand we do not take is a refusal', async () => {
    const failure = await open([201, prova({ brand: 'diners' })])
      .cartao.authenticate(pedida)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CartaoRefused);
    expect(failure).toHaveProperty('tag', 'brand');
  });

  it.each([
    ['a tag', [400, [{ tag: 'token_used' }]], 'token_used'],
    ['a number', [400, [{ tag: 7 }]], 'unknown'],
    ['nothing', [400, {}], 'unknown'],
    ['an empty list', [422, []], 'unknown'],
  ] as const)('refused with %s is refused for that reason', async (_, answer, tag) => {
    const failure = await open(answer)
      .cartao.authenticate(pedida)
      .catch((error: unknown) => error);
    expect(failure).toHaveProperty('tag', tag);
  });

  it('that nobody knows is none, neither to read nor to end', async () => {
    const { cartao, asked } = open([404]);
    await expect(cartao.findAuthentication('auth/1')).resolves.toBeNull();
    await expect(cartao.cancelAuthentication('auth/1')).resolves.toBeNull();
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /v1/3ds/authentications/auth%2F1',
      'PUT /v1/3ds/authentications/auth%2F1/cancel',
    ]);
  });
});
