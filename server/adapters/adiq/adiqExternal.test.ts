import { CartaoRefused, CartaoUnavailable } from '../../pagamento/cartao/cartaoPort';
import { createAdiqExternal } from './adiqExternal';
import { acquirer, credentials, type Answer } from './testdata/acquirer';

const pagamento = (changes: object = {}) => ({
  paymentId: 'pay-1',
  orderNumber: 'cobranca-1',
  status: 'captured',
  returnCode: '00',
  amount: 11_250,
  transactionType: 'credit',
  installments: 2,
  brand: 'VISA',
  last4: '1111',
  threeDs: { code3DS: 'auth-1', transStatus: 'Y', eci: '05', cavv: 'c', dsTransId: 'd' },
  ...changes,
});
const cobranca = (changes: object = {}) => ({
  orderNumber: 'cobranca-1',
  channel: 'link',
  status: 'open',
  url: 'https://adiq.test/pagar/1',
  expiresAt: '2026-12-01T15:00:00.000Z',
  payment: null,
  ...changes,
});
const pedida = {
  chave: 'cobranca-1',
  valorCentavos: 11_250,
  expiracaoSegundos: 900,
  referencia: 'ABCD23',
  retornoUrl: 'https://itape.test/pagamento-externo',
};

function open(...answers: Answer[]) {
  const world = acquirer(...answers);
  return { ...world, externa: createAdiqExternal(credentials, world.fetch, 50) };
}

describe('a charge outside the shop', () => {
  it('is a link, for whoever opens it', async () => {
    const { externa, asked } = open([201, cobranca()]);
    await expect(externa.create({ ...pedida, way: { meio: 'link', parcelas: 3 } })).resolves.toEqual({
      situacao: 'aberta',
      url: 'https://adiq.test/pagar/1',
      expiraEm: new Date('2026-12-01T15:00:00.000Z'),
      pagamento: null,
    });
    expect(asked[0]).toMatchObject({
      call: 'POST /v1/charges',
      body: { orderNumber: 'cobranca-1', amount: 11_250, channel: 'link', installments: 3, expiresIn: 900 },
    });
    expect(asked[0]?.body).not.toHaveProperty('transactionType');
  });

  it('says on the bill what the company has chosen', async () => {
    const { fetch, asked } = acquirer([201, cobranca()]);
    const externa = createAdiqExternal({ ...credentials, descritor: () => 'VIACAO SERRA' }, fetch, 50);
    await externa.create({ ...pedida, way: { meio: 'link', parcelas: 1 } });
    expect(asked[0]?.body).toMatchObject({ softDescriptor: 'VIACAO SERRA' });
  });

  it.each([
    ['credito', 'credit'],
    ['debito', 'debit'],
  ] as const)('at a terminal says that it is %s', async (tipo, transactionType) => {
    const { externa, asked } = open([201, cobranca({ channel: 'terminal', url: null })]);
    await externa.create({ ...pedida, way: { meio: 'terminal', tipo, parcelas: 1 } });
    expect(asked[0]?.body).toMatchObject({ channel: 'terminal', transactionType });
  });

  it.each([
    ['open', 'aberta'],
    ['declined', 'recusada'],
    ['canceled', 'cancelada'],
    ['expired', 'expirada'],
  ])('that the acquirer calls %s is %s here, without money', async (status, situacao) => {
    const found = await open([200, cobranca({ status })]).externa.find('cobranca-1');
    expect(found).toMatchObject({ situacao, pagamento: null });
  });

  it('that is paid has its money, its card and the proof of its payer', async () => {
    const paid = cobranca({ status: 'paid', payment: pagamento() });
    await expect(open([200, paid]).externa.find('cobranca-1')).resolves.toMatchObject({
      situacao: 'paga',
      pagamento: {
        id: 'pay-1',
        situacao: 'capturado',
        valorCentavos: 11_250,
        tipo: 'credito',
        parcelas: 2,
        bandeira: 'visa',
        final4: '1111',
        autenticacao: { id: 'auth-1', transStatus: 'Y' },
      },
    });
  });

  it('that is paid at a terminal has chip and code for a proof', async () => {
    const paid = cobranca({ status: 'paid', payment: pagamento({ threeDs: null, transactionType: 'debit' }) });
    await expect(open([200, paid]).externa.find('cobranca-1')).resolves.toMatchObject({
      pagamento: { tipo: 'debito', autenticacao: null },
    });
  });

  it.each<[string, object]>([
    ['is paid without money', { status: 'paid' }],
    ['is paid with money that is not told', { status: 'paid', payment: undefined }],
    ['has money without being paid', { status: 'open', payment: pagamento() }],
    ['was cancelled and has money', { status: 'canceled', payment: pagamento() }],
    ['has a state of its own', { status: 'refunded' }],
    ['has no end', { expiresAt: 'amanhã' }],
    ['has money of an unknown brand', { status: 'paid', payment: pagamento({ brand: 'diners' }) }],
    ['has money of an unknown kind', { status: 'paid', payment: pagamento({ transactionType: 'voucher' }) }],
    ['has money without an amount', { status: 'paid', payment: pagamento({ amount: null }) }],
  ])('that %s is not believed', async (_, changes) => {
    await expect(open([200, cobranca(changes)]).externa.find('cobranca-1')).rejects.toThrow(CartaoUnavailable);
  });

  it('that nobody knows is none, neither to read nor to end', async () => {
    const { externa, asked } = open([404]);
    await expect(externa.find('cobranca/1')).resolves.toBeNull();
    await expect(externa.cancel('cobranca/1')).resolves.toBeNull();
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /v1/charges/cobranca%2F1',
      'PUT /v1/charges/cobranca%2F1/cancel',
    ]);
  });

  it('that was paid as it was being ended tells the money', async () => {
    const paid = cobranca({ status: 'paid', payment: pagamento() });
    await expect(open([200, paid]).externa.cancel('cobranca-1')).resolves.toMatchObject({ situacao: 'paga' });
  });

  it('is refused, or unknown, as a card’s payment is', async () => {
    const asked = { ...pedida, way: { meio: 'link', parcelas: 1 } as const };
    await expect(open([400, [{ tag: 'amount' }]]).externa.create(asked)).rejects.toThrow(CartaoRefused);
    for (const answer of [[503, {}], 'cut', 'never', 'html'] as const) {
      await expect(open(answer).externa.create(asked)).rejects.toThrow(CartaoUnavailable);
    }
  });
});
