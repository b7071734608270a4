import type { CarteiraOferecida } from '../../domain/wire/pagamento/carteira';
import { createCarteiras, type Requests } from './paymentRequest';

const teste: CarteiraOferecida = {
  metodo: 'teste',
  nome: 'Carteira de teste',
  identificador: 'http://localhost/_sandbox/carteira/pagar',
  google: null,
};

interface Behaviour {
  can?: () => Promise<boolean>;
  show?: () => Promise<{ details: unknown; complete: (result: string) => Promise<void> }>;
}

/** A browser whose requests behave this way, and what was asked of them. */
function browser({ can = async () => true, show = () => new Promise(() => {}) }: Behaviour = {}) {
  const asked: unknown[] = [];
  const abort = jest.fn(async () => undefined);
  class Request {
    canMakePayment = can;
    show = show;
    abort = abort;
    constructor(...what: unknown[]) {
      asked.push(what);
    }
  }
  return { port: createCarteiras(() => Request as unknown as Requests), asked, abort };
}

describe('the wallets of a browser', () => {
  it('are those that it can pay with', async () => {
    const { port, asked } = browser();
    expect(await port.available([teste])).toEqual(['teste']);
    expect(asked).toMatchObject([
      [[{ supportedMethods: teste.identificador }], { total: { amount: { currency: 'BRL' } } }],
    ]);
  });

  it.each([
    ['has none', browser({ can: async () => false }).port],
    ['cannot say', browser({ can: () => Promise.reject(new Error('x')) }).port],
    ['has no Payment Request API', createCarteiras(() => undefined)],
  ])('are none where it %s', async (_, port) => expect(await port.available([teste])).toEqual([]));
});

describe('the sheet of a wallet', () => {
  it('shows the sum, hands over the token, and is told the outcome', async () => {
    const complete = jest.fn(async () => undefined);
    const { port, asked } = browser({ show: async () => ({ details: { token: '{"cenario":"aprova"}' }, complete }) });
    const answer = await port.open(teste, 11_205, 'Total').answer;
    expect(answer).toMatchObject({ kind: 'paid', token: '{"cenario":"aprova"}' });
    expect(asked).toMatchObject([[[{}], { total: { label: 'Total', amount: { currency: 'BRL', value: '112.05' } } }]]);
    if (answer.kind === 'paid') await answer.complete('success');
    expect(complete).toHaveBeenCalledWith('success');
  });

  it('that hands over something else has failed, and is told so', async () => {
    const complete = jest.fn(() => Promise.reject(new Error('gone')));
    const { port } = browser({ show: async () => ({ details: {}, complete }) });
    expect(await port.open(teste, 1, 'Total').answer).toEqual({ kind: 'failed' });
    expect(complete).toHaveBeenCalledWith('fail');
  });

  it.each([
    ['AbortError', 'dismissed'],
    ['SecurityError', 'pressNeeded'],
    ['NotAllowedError', 'pressNeeded'],
    ['OperationError', 'failed'],
  ])('that ends with %s was %s', async (name, kind) => {
    const { port } = browser({ show: () => Promise.reject(new DOMException('x', name)) });
    expect(await port.open(teste, 1, 'Total').answer).toEqual({ kind });
  });

  it('fails in a browser without them', async () => {
    expect(await createCarteiras(() => undefined).open(teste, 1, 'Total').answer).toEqual({ kind: 'failed' });
  });

  it('is closed while it is open, and left alone afterwards', async () => {
    const open = browser();
    open.port.open(teste, 1, 'Total').close();
    expect(open.abort).toHaveBeenCalledTimes(1);
    const over = browser({ show: () => Promise.reject(new DOMException('x', 'AbortError')) });
    const sheet = over.port.open(teste, 1, 'Total');
    await sheet.answer;
    sheet.close();
    expect(over.abort).not.toHaveBeenCalled();
  });
});
