import { CaptureLost, CartaoRefused, CartaoUnavailable } from '../../pagamento/cartao/cartaoPort';
import { createAdiqAcquirer } from './adiqAcquirer';
import { acquirer, credentials, type Answer } from './testdata/acquirer';

const pagamento = (status: string, changes: object = {}) => ({
  paymentId: 'pay-1',
  orderNumber: 'chave-1',
  status,
  returnCode: '00',
  amount: 11_250,
  ...changes,
});
const novo = {
  chave: 'chave-1',
  token: 'cofre',
  tipo: 'credito' as const,
  parcelas: 3,
  valorCentavos: 11_250,
  autenticacaoId: 'auth-1',
};

function open(...answers: Answer[]) {
  const world = acquirer(...answers);
  return { ...world, cartao: createAdiqAcquirer(credentials, world.fetch, 50) };
}

describe('an acquirer that cannot be understood', () => {
  const answers: [string, Answer][] = [
    ['fails', [500, {}]],
    ['is too busy', [429, [{ tag: 'limit' }]]],
    ['knows our credentials no more', [403, {}]],
    ['answers a page', 'html'],
    ['answers nothing', [200]],
    ['answers a list', [200, [pagamento('authorized')]]],
    ['answers a state of its own', [200, pagamento('pending')]],
    ['answers no amount', [200, pagamento('authorized', { amount: '11250' })]],
    ['answers half a centavo', [200, pagamento('authorized', { amount: 11_250.5 })]],
    ['answers no payment', [200, pagamento('authorized', { paymentId: '' })]],
    ['breaks off', 'cut'],
    ['is silent', 'never'],
  ];

  it.each(answers)('because it %s may have taken the money: the outcome is unknown', async (_, answer) => {
    await expect(open(answer).cartao.authorise(novo)).rejects.toThrow(CartaoUnavailable);
    await expect(open(answer).cartao.capture('pay-1', 11_250)).rejects.toThrow(CartaoUnavailable);
    await expect(open(answer).cartao.void('pay-1', 11_250)).rejects.toThrow(CartaoUnavailable);
  });
});

describe('a payment', () => {
  it('by credit is only reserved, in the acquirer’s own spelling', async () => {
    const { cartao, asked } = open([201, pagamento('authorized')]);
    await expect(cartao.authorise(novo)).resolves.toEqual({
      id: 'pay-1',
      situacao: 'autorizado',
      valorCentavos: 11_250,
      codigo: '00',
    });
    expect(asked).toMatchObject([
      {
        call: 'POST /v1/payments',
        authorization: 'Bearer T1',
        body: {
          payment: {
            transactionType: 'credit',
            amount: 11_250,
            captureType: 'pa',
            productType: 'lojista',
            installments: 3,
          },
          cardInfo: { vaultId: 'cofre' },
          sellerInfo: { orderNumber: 'chave-1', code3DS: 'auth-1' },
        },
      },
    ]);
  });

  it('says on the bill what the company has chosen at that moment, and else leaves it to the acquirer', async () => {
    const { fetch, asked } = acquirer([201, pagamento('authorized')], [201, pagamento('authorized')]);
    let descritor: string | null = 'VIACAO SERRA';
    const cartao = createAdiqAcquirer({ ...credentials, descritor: () => descritor }, fetch, 50);
    await cartao.authorise(novo);
    descritor = null;
    await cartao.authorise(novo);
    expect(asked.map(({ body }) => (body as { sellerInfo: object }).sellerInfo)).toEqual([
      { orderNumber: 'chave-1', softDescriptor: 'VIACAO SERRA', code3DS: 'auth-1' },
      { orderNumber: 'chave-1', code3DS: 'auth-1' },
    ]);
  });

  it('by debit, at once and undivided, is captured', async () => {
    const { cartao, asked } = open([201, pagamento('captured')]);
    await cartao.authorise({ ...novo, tipo: 'debito', parcelas: 1 });
    expect(asked[0]?.body).toMatchObject({
      payment: { transactionType: 'debit', captureType: 'ac', productType: 'avista', installments: 1 },
    });
  });

  it('refused because its key was used before is the payment of that time', async () => {
    const { cartao, asked } = open([409, [{ tag: 'duplicated' }]], [200, [pagamento('captured')]]);
    await expect(cartao.authorise(novo)).resolves.toMatchObject({ situacao: 'capturado' });
    expect(asked[1]?.call).toBe('GET /v1/payments?orderNumber=chave-1');
  });

  it.each<[string, Answer[]]>([
    ['unknown', [[400, [{ tag: 'invalid_card' }]], [404]]],
    [
      'without payments',
      [
        [400, [{ tag: 'invalid_card' }]],
        [200, []],
      ],
    ],
  ])('refused under a key that is %s did not happen', async (_, answers) => {
    const failure = await open(...answers)
      .cartao.authorise(novo)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CartaoRefused);
    expect(failure).toHaveProperty('tag', 'invalid_card');
  });

  it('denied by the bank is an answer, with the bank’s reason', async () => {
    const { cartao } = open([200, pagamento('denied', { returnCode: '51' })]);
    await expect(cartao.authorise(novo)).resolves.toMatchObject({ situacao: 'negado', codigo: '51' });
  });

  it('that nobody knows under our key is none', async () => {
    await expect(open([404]).cartao.findByKey('chave/1')).resolves.toBeNull();
    await expect(open([200, []]).cartao.findByKey('chave/1')).resolves.toBeNull();
    await expect(open([200, {}]).cartao.findByKey('chave/1')).rejects.toThrow(CartaoUnavailable);
    const { cartao, asked } = open([200, [pagamento('authorized')]]);
    await cartao.findByKey('chave/1&x=2');
    expect(asked[0]?.call).toBe('GET /v1/payments?orderNumber=chave%2F1%26x%3D2');
  });
});

describe('a capture', () => {
  it.each<[string, Answer[]]>([
    ['the first time', [[200, pagamento('captured')]]],
    [
      'a second time, which the acquirer refuses',
      [
        [409, []],
        [200, pagamento('captured')],
      ],
    ],
  ])('takes the money %s', async (_, answers) => {
    await expect(open(...answers).cartao.capture('pay-1', 11_250)).resolves.toMatchObject({ situacao: 'capturado' });
  });

  it.each(['canceled', 'denied'])('of a reservation that is %s has lost it', async (status) => {
    await expect(open([409, []], [200, pagamento(status)]).cartao.capture('pay-1', 1)).rejects.toThrow(CaptureLost);
  });

  it.each(['authorized', 'chargeback'])('that leaves it %s was refused, and may be tried again', async (status) => {
    const failure = await open([409, []], [200, pagamento(status)])
      .cartao.capture('pay-1', 1)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CartaoRefused);
    expect(failure).not.toBeInstanceOf(CaptureLost);
  });
});

describe('a reservation', () => {
  it.each<[string, Answer[]]>([
    ['at once', [[200, pagamento('canceled')]]],
    [
      'a second time, which the acquirer refuses',
      [
        [409, []],
        [200, pagamento('canceled')],
      ],
    ],
    [
      'though the bank had denied it',
      [
        [409, []],
        [200, pagamento('denied')],
      ],
    ],
  ])('is given up %s', async (_, answers) => {
    const { cartao, asked } = open(...answers);
    await expect(cartao.void('pay-1', 11_250)).resolves.toMatchObject({ id: 'pay-1' });
    expect(asked[0]).toMatchObject({
      call: 'PUT /v1/payments/pay-1/cancel',
      body: { amount: 11_250, reference: 'void' },
    });
  });

  it.each(['authorized', 'captured', 'chargeback'])('that is %s after all is not given up', async (status) => {
    await expect(open([409, []], [200, pagamento(status)]).cartao.void('pay-1', 1)).rejects.toThrow(CartaoRefused);
  });
});

describe('a refund', () => {
  const done = pagamento('captured', { cancels: [{ reference: 'r1', amount: 500 }] });
  const other = pagamento('captured', { cancels: [{ reference: 'r0', amount: 500 }] });

  it('is asked for once: one that is there is not asked for again', async () => {
    const { cartao, asked } = open([200, done]);
    await expect(cartao.refund('pay-1', 'r1', 500)).resolves.toEqual({
      id: 'r1',
      valorCentavos: 500,
      situacao: 'DEVOLVIDO',
    });
    expect(asked.map(({ call }) => call)).toEqual(['GET /v1/payments/pay-1']);
  });

  it('of another part of the payment does not stand for it', async () => {
    const { cartao, asked } = open([200, other], [200, done]);
    await expect(cartao.refund('pay-1', 'r1', 500)).resolves.toMatchObject({ situacao: 'DEVOLVIDO' });
    expect(asked[1]).toMatchObject({ body: { amount: 500, reference: 'r1' } });
  });

  it('whose answer is a refusal counts where the acquirer has it all the same', async () => {
    const { cartao } = open([200, other], [409, []], [200, done]);
    await expect(cartao.refund('pay-1', 'r1', 500)).resolves.toMatchObject({ situacao: 'DEVOLVIDO' });
  });

  it('that is refused and not there is not paid', async () => {
    const { cartao } = open([200, pagamento('captured')], [409, []], [200, other]);
    await expect(cartao.refund('pay-1', 'r1', 500)).resolves.toMatchObject({ situacao: 'NAO_REALIZADO' });
  });

  it.each<Answer>([[500, {}], 'cut', 'never'])('of which nothing is known is owed still: %j', async (answer) => {
    await expect(open([200, other], answer).cartao.refund('pay-1', 'r1', 500)).rejects.toThrow(CartaoUnavailable);
  });
});

it('renews a token that the acquirer no longer takes once, and then believes it', async () => {
  const { cartao, asked, tokens } = open([401, {}], [200, pagamento('authorized')]);
  await expect(cartao.authorise(novo)).resolves.toMatchObject({ situacao: 'autorizado' });
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer T1', 'Bearer T2']);
  const shut = open([401, {}]);
  await expect(shut.cartao.capture('pay-1', 1)).rejects.toThrow(CartaoUnavailable);
  expect([tokens(), shut.tokens()]).toEqual([2, 3]);
});
