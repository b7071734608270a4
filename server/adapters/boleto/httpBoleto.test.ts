import { codigoDeBarrasOf, linhaDigitavelOf } from '../../../src/domain/pagamento/boleto/codigoDeBarras';
import { BoletoRefused, BoletoUnavailable } from '../../pagamento/boleto/boletoPort';
import { createHttpBoleto } from './httpBoleto';

const credentials = {
  baseUrl: 'https://banco.test',
  tokenUrl: 'https://banco.test/oauth/token',
  clientId: 'a',
  clientSecret: 'b',
};
const campoLivre = '1234567890123456789012345';
const codigoBarras = codigoDeBarrasOf({ banco: '999', vencimento: '2026-12-03', valorCentavos: 11_250, campoLivre });
const wire = {
  numero: 'ABC123-b1',
  situacao: 'REGISTRADO',
  valor: '112.50',
  vencimento: '2026-12-03',
  codigoBarras,
  linhaDigitavel: linhaDigitavelOf(codigoBarras),
  pagamentos: [],
};
const novo = {
  numero: 'ABC123-b1',
  valorCentavos: 11_250,
  vencimento: '2026-12-03',
  pagador: { cpf: '52998224725', nome: 'Ana Souza' },
  descricao: 'Passagens',
};

type Said = { status: number; body?: unknown };

/** A bank that answers these in turn, after its tokens; the calls are kept. */
function umBanco(...said: (Said | Error)[]) {
  const calls: { method: string; path: string; bearer: string; body: unknown }[] = [];
  let tokens = 0;
  const port = createHttpBoleto(credentials, (url, { method = 'GET', headers, body }) => {
    const { pathname } = new URL(url);
    if (pathname === '/oauth/token') {
      tokens += 1;
      return Promise.resolve(Response.json({ access_token: `t${tokens}`, expires_in: 3600 }));
    }
    const bearer = new Headers(headers).get('authorization') ?? '';
    calls.push({ method, path: pathname, bearer, body: typeof body === 'string' ? JSON.parse(body) : null });
    const next = said.shift();
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(Response.json(next?.body ?? {}, { status: next?.status ?? 500 }));
  });
  return { port, calls };
}

describe('a bank of boletos', () => {
  it('registers a boleto in its own words, and answers what it can be paid by', async () => {
    const { port, calls } = umBanco({ status: 201, body: wire });
    expect(await port.register(novo)).toEqual({ situacao: 'REGISTRADO', codigoDeBarras: codigoBarras, pagamentos: [] });
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: '/boletos/ABC123-b1',
        bearer: 'Bearer t1',
        body: { valor: '112.50', vencimento: '2026-12-03', pagador: novo.pagador, descricao: 'Passagens' },
      },
    ]);
  });

  it('answers the boleto of an earlier attempt whose answer was lost, and refuses where there is none', async () => {
    const known = umBanco({ status: 409 }, { status: 200, body: wire });
    expect((await known.port.register(novo)).codigoDeBarras).toBe(codigoBarras);
    const none = umBanco({ status: 422 }, { status: 404 });
    await expect(none.port.register(novo)).rejects.toBeInstanceOf(BoletoRefused);
  });

  it('is asked once more with a new token where it no longer takes the old one', async () => {
    const { port, calls } = umBanco({ status: 401 }, { status: 404 });
    expect(await port.find('ABC123-b1')).toBeNull();
    expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it.each([
    ['another amount', { valor: '1.00' }],
    ['another day', { vencimento: '2026-12-04' }],
    ['a wrong check digit', { codigoBarras: codigoBarras.replace(/^9999./, '99990') }],
    ['a linha digitável of another boleto', { linhaDigitavel: '0'.repeat(47) }],
    ['a state that is none', { situacao: 'PERDIDO' }],
    ['a payment without a name', { pagamentos: [{ id: '', valor: '1.00', pagoEm: '2026-12-01T00:00:00Z' }] }],
    ['a payment of no moment', { pagamentos: [{ id: 'p', valor: '1.00', pagoEm: 'ontem' }] }],
  ])('that answers %s is taken for one that did not answer', async (_what, change) => {
    const { port } = umBanco({ status: 200, body: { ...wire, ...change } });
    await expect(port.find('ABC123-b1')).rejects.toBeInstanceOf(BoletoUnavailable);
  });

  it.each([
    ['an error of its own', { status: 502 }],
    ['no connection', new TypeError('fetch failed')],
  ] as const)('with %s is away', async (_what, said) => {
    await expect(umBanco(said).port.find('ABC123-b1')).rejects.toBeInstanceOf(BoletoUnavailable);
  });

  it('that takes no boleto back any more answers what became of it', async () => {
    const pagamentos = [{ id: 'p1', valor: '112.50', pagoEm: '2026-12-02T10:00:00.000Z' }];
    const { port } = umBanco({ status: 409 }, { status: 200, body: { ...wire, situacao: 'LIQUIDADO', pagamentos } });
    expect(await port.withdraw('ABC123-b1')).toEqual({
      situacao: 'LIQUIDADO',
      codigoDeBarras: codigoBarras,
      pagamentos: [{ id: 'p1', valorCentavos: 11_250, pagoEm: new Date('2026-12-02T10:00:00Z') }],
    });
  });

  it('sends money back under our id, and says how far it is', async () => {
    const { port, calls } = umBanco({ status: 200, body: { id: 'd1', valor: '10.00', situacao: 'NAO_REALIZADO' } });
    expect(await port.refund('p1', 'd1', 1_000)).toEqual({ id: 'd1', valorCentavos: 1_000, situacao: 'NAO_REALIZADO' });
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/pagamentos/p1/devolucoes/d1', body: { valor: '10.00' } });
  });
});
