import { IniciadorRefused, IniciadorUnavailable } from '../../pagamento/iniciacao/iniciadorPort';
import { createHttpIniciador } from './httpIniciador';

const api = {
  baseUrl: 'https://iniciador.test',
  tokenUrl: 'https://iniciador.test/oauth/token',
  clientId: 'a',
  clientSecret: 'b',
  site: 'http://localhost:8080',
};
const wire = {
  consentId: 'urn:teste:1',
  status: 'AWAITING_AUTHORISATION',
  expirationDateTime: '2026-11-28T12:05:00Z',
  authorisationUrl: 'https://banco.test/aprovar?r=1',
};
const novo = {
  chave: '11111111-1111-4111-8111-111111111111',
  bancoId: 'banco-aurora',
  cpf: '52998224725',
  valorCentavos: 11_250,
  copiaECola: '000201',
  retorno: 'http://localhost:8080/pagamento-pix?pedido=p1&iniciacao=i1',
};

type Said = { status: number; body?: unknown };

/** An initiator that answers these in turn, after its token; the calls are kept. */
function umIniciador(...said: (Said | Error)[]) {
  const calls: { method: string; path: string; key: string | null; redirect: unknown; body: unknown }[] = [];
  const port = createHttpIniciador(api, (url, { method = 'GET', headers, body, redirect }) => {
    const { pathname } = new URL(url);
    if (pathname === '/oauth/token') return Promise.resolve(Response.json({ access_token: 't', expires_in: 3600 }));
    const key = new Headers(headers).get('x-idempotency-key');
    calls.push({ method, path: pathname, key, redirect, body: typeof body === 'string' ? JSON.parse(body) : null });
    const next = said.shift();
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(Response.json(next?.body ?? {}, { status: next?.status ?? 500 }));
  });
  return { port, calls };
}

const found = (data: object) =>
  umIniciador({ status: 200, body: { data: { ...wire, ...data } } }).port.find('urn:teste:1');

describe('an initiator', () => {
  it('is asked in the words of Open Finance to pay the charge by its own code, under our key', async () => {
    const { port, calls } = umIniciador({ status: 201, body: { data: wire } });
    expect(await port.start(novo)).toEqual({
      id: 'urn:teste:1',
      situacao: 'aguardando',
      motivo: null,
      url: 'https://banco.test/aprovar?r=1',
      expiraEm: new Date('2026-11-28T12:05:00Z'),
    });
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/consents',
        key: novo.chave,
        redirect: 'error',
        body: {
          authorisationServerId: 'banco-aurora',
          redirectUri: novo.retorno,
          data: {
            loggedUser: { document: { identification: '52998224725', rel: 'CPF' } },
            payment: {
              type: 'PIX',
              currency: 'BRL',
              amount: '112.50',
              details: { localInstrument: 'QRDN', qrCode: '000201' },
            },
          },
        },
      },
    ]);
  });

  it('that refuses a payment says so; any other failure is no answer', async () => {
    await expect(umIniciador({ status: 422 }).port.start(novo)).rejects.toBeInstanceOf(IniciadorRefused);
    for (const failure of [{ status: 403 }, { status: 429 }, { status: 503 }, new Error('reset')]) {
      await expect(umIniciador(failure).port.start(novo)).rejects.toBeInstanceOf(IniciadorUnavailable);
    }
  });

  it.each([
    ['waits for another holder', { status: 'PARTIALLY_ACCEPTED' }, ['aguardando', null]],
    ['is approved', { status: 'AUTHORISED' }, ['autorizada', null]],
    ['is on its way', { status: 'CONSUMED', payment: { status: 'PDNG' } }, ['autorizada', null]],
    ['was sent', { status: 'CONSUMED', payment: { status: 'ACSC' } }, ['paga', null]],
    ['was taken back', { status: 'CONSUMED', payment: { status: 'CANC' } }, ['cancelada', null]],
    [
      'was refused for its amount',
      { status: 'CONSUMED', payment: { status: 'RJCT', rejectionReason: { code: 'VALOR_ACIMA_LIMITE' } } },
      ['recusada', 'limite'],
    ],
    [
      'was refused for a reason of theirs',
      { status: 'REJECTED', rejectionReason: { code: 'NOVO' } },
      ['recusada', 'banco'],
    ],
    ['was refused without a reason', { status: 'REJECTED' }, ['recusada', 'banco']],
    [
      'the person cancelled',
      { status: 'REJECTED', rejectionReason: { code: 'REJEITADO_USUARIO' } },
      ['cancelada', null],
    ],
    [
      'nobody approved in time',
      { status: 'REJECTED', rejectionReason: { code: 'TEMPO_EXPIRADO_AUTORIZACAO' } },
      ['expirada', null],
    ],
  ])('says of a payment that it %s', async (_, data, [situacao, motivo]) => {
    expect(await found(data)).toMatchObject({ situacao, motivo });
  });

  it('may lead to its sandbox on this site, and to no address that a bank’s page cannot have', async () => {
    expect((await found({ authorisationUrl: 'http://localhost:8080/_sandbox/b' })).url).toContain('/_sandbox/b');
    for (const authorisationUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://banco.test/',
      'http://localhost:8080.banco.test/',
      'banco://pagar',
      '/relativo',
      `https://banco.test/${'a'.repeat(2048)}`,
      null,
    ]) {
      await expect(found({ authorisationUrl })).rejects.toBeInstanceOf(IniciadorUnavailable);
    }
  });

  it.each([
    ['a state that is none', { status: 'LOST' }],
    ['an instant that is none', { expirationDateTime: 'ontem' }],
    ['no name', { consentId: '' }],
  ])('that answers with %s has not answered', async (_, data) => {
    await expect(found(data)).rejects.toBeInstanceOf(IniciadorUnavailable);
  });

  it('lists its banks in its order, without what is none', async () => {
    const data = [
      { authorisationServerId: 'b', customerFriendlyName: ' Banco B ' },
      { authorisationServerId: '../x', customerFriendlyName: 'X' },
      { authorisationServerId: 'c' },
      null,
      { authorisationServerId: 'a', customerFriendlyName: 'Banco A' },
    ];
    expect(await umIniciador({ status: 200, body: { data } }).port.listBancos()).toEqual([
      { id: 'b', nome: 'Banco B' },
      { id: 'a', nome: 'Banco A' },
    ]);
    await expect(umIniciador({ status: 200, body: {} }).port.listBancos()).rejects.toBeInstanceOf(IniciadorUnavailable);
  });
});
