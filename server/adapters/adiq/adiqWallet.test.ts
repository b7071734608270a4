import { CartaoRefused, CartaoUnavailable } from '../../pagamento/cartao/cartaoPort';
import { createAdiqAcquirer } from './adiqAcquirer';
import { acquirer, credentials, type Answer } from './testdata/acquirer';

const carteira = { metodo: 'google_pay', token: '{"protocolVersion":"ECv2","signedMessage":"…"}' } as const;

function exchange(...answers: Answer[]) {
  const world = acquirer(...answers);
  return { ...world, answer: createAdiqAcquirer(credentials, world.fetch, 50).exchangeCarteira('chave-1', carteira) };
}

describe('what a wallet handed over', () => {
  it('becomes a token of one payment, under our key of the attempt', async () => {
    const { answer, asked } = exchange([201, { numberToken: 'carteira_abcdefghijklm' }]);
    await expect(answer).resolves.toBe('carteira_abcdefghijklm');
    expect(asked).toMatchObject([
      {
        call: 'POST /v1/tokens/wallets',
        body: { orderNumber: 'chave-1', walletType: 'googlepay', walletToken: carteira.token },
      },
    ]);
  });

  it.each<[string, Answer]>([
    ['reads like a card’s number', [201, { numberToken: '4111 1111 1111 1111' }]],
    ['does not fit into its column', [201, { numberToken: 'a'.repeat(65) }]],
    ['is missing', [201, {}]],
    ['fails', [503, {}]],
    ['is cut', 'cut'],
    ['never comes', 'never'],
  ])('is of no use where the answer %s', async (_, reply) => {
    await expect(exchange(reply).answer).rejects.toThrow(CartaoUnavailable);
  });

  it('that the acquirer refuses did not become one', async () => {
    await expect(exchange([400, [{ tag: 'walletToken' }]]).answer).rejects.toThrow(CartaoRefused);
  });
});
