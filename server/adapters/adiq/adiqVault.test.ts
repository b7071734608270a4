import { CartaoRefused, CartaoUnavailable } from '../../pagamento/cartao/cartaoPort';
import { createAdiqAcquirer } from './adiqAcquirer';
import { acquirer, credentials, type Answer } from './testdata/acquirer';
import { toAuthenticationBody, toPaymentBody } from './adiqWire';

const guardado = (changes: object = {}) => ({
  vaultId: 'ba3ee1d4-17a2-4f0b-9a51-1f2c3d4e5f60',
  brand: 'Visa',
  last4: '4242',
  expirationMonth: '08',
  expirationYear: '2029',
  ...changes,
});

function open(...answers: Answer[]) {
  const world = acquirer(...answers);
  return { ...world, cartao: createAdiqAcquirer(credentials, world.fetch, 50) };
}

describe('a card in the acquirer’s vault', () => {
  it('is kept by the token of the form, without asking its bank again', async () => {
    const { cartao, asked } = open([201, guardado()]);
    await expect(cartao.keepCartao('cofre_abc')).resolves.toEqual({
      cofre: 'ba3ee1d4-17a2-4f0b-9a51-1f2c3d4e5f60',
      bandeira: 'visa',
      final4: '4242',
      validade: '2029-08',
    });
    expect(asked).toMatchObject([
      { call: 'POST /v1/vaults/cards', body: { numberToken: 'cofre_abc', verifyCard: false } },
    ]);
  });

  it.each([
    ['8', '29'],
    ['08', '29'],
    ['8', '2029'],
  ])('is valid until %s/%s however that is spelled', async (expirationMonth, expirationYear) => {
    const { cartao } = open([201, guardado({ expirationMonth, expirationYear })]);
    await expect(cartao.keepCartao('cofre_abc')).resolves.toMatchObject({ validade: '2029-08' });
  });

  it.each<[string, Answer]>([
    ['fails', [500, {}]],
    ['is too busy', [429, []]],
    ['answers a page', 'html'],
    ['is silent', 'never'],
    ['names it by its number', [201, guardado({ vaultId: '4242424242424242' })]],
    ['names it by its number in groups', [201, guardado({ vaultId: '4242 4242 4242 4242' })]],
    ['gives it no name', [201, guardado({ vaultId: '' })]],
    ['gives it a name that has no room', [201, guardado({ vaultId: 'a'.repeat(65) })]],
    ['tells no last digits', [201, guardado({ last4: '424' })]],
    ['tells no month', [201, guardado({ expirationMonth: '13' })]],
    ['tells no year', [201, guardado({ expirationYear: undefined })]],
  ])('is not known to be kept where the acquirer %s', async (_, answer) => {
    await expect(open(answer).cartao.keepCartao('cofre_abc')).rejects.toThrow(CartaoUnavailable);
  });

  it.each<[string, Answer]>([
    ['refuses', [400, [{ tag: 'numberToken' }]]],
    ['knows a brand that we do not', [201, guardado({ brand: 'Cabal' })]],
  ])('is not kept where the acquirer %s', async (_, answer) => {
    await expect(open(answer).cartao.keepCartao('cofre_abc')).rejects.toThrow(CartaoRefused);
  });

  it('is forgotten by its name, and one that is unknown is forgotten already', async () => {
    const { cartao, asked } = open([200], [404, [{ tag: 'vaultId' }]]);
    await cartao.forgetCartao('a/b');
    await cartao.forgetCartao('a/b');
    expect(asked[0]?.call).toBe('DELETE /v1/vaults/cards/a%2Fb');
  });

  it.each<[string, Answer, typeof CartaoRefused | typeof CartaoUnavailable]>([
    ['fails', [503, {}], CartaoUnavailable],
    ['breaks off', 'cut', CartaoUnavailable],
    ['is too busy', [429, []], CartaoUnavailable],
    ['refuses', [409, [{ tag: 'status' }]], CartaoRefused],
  ])('is not forgotten where the acquirer %s', async (_, answer, kind) => {
    await expect(open(answer).cartao.forgetCartao('a')).rejects.toThrow(kind);
  });

  it('pays by its name with the code that was typed, and is authenticated by its name', () => {
    const card = {
      chave: 'k1',
      token: 'codigo_abc',
      cofre: 'vault-1',
      tipo: 'credito',
      valorCentavos: 11_250,
    } as const;
    const payment = toPaymentBody({ ...card, parcelas: 2, autenticacaoId: 'c1' }, {});
    expect(payment.cardInfo).toEqual({ vaultId: 'vault-1', securityCodeToken: 'codigo_abc' });
    expect(payment.payment).toMatchObject({ installments: 2, productType: 'lojista', captureType: 'pa' });
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
    const asked = toAuthenticationBody({ ...card, navegador, retornoUrl: 'https://x', nonce: 'n', referencia: 'r' });
    expect(asked.cardInfo).toEqual({ vaultId: 'vault-1' });
  });
});
