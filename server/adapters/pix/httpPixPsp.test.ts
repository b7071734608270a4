import { against } from '../../sandbox/pix/testdata/bacen';
import { createHttpPixPsp } from './httpPixPsp';
import { PixUnavailable } from '../../pagamento/pix/pixPort';

interface Call {
  method: string;
  path: string;
  bearer: string | null;
  body: unknown;
}
type Reply = { status: number; body?: unknown } | 'timeout';

const COB = {
  txid: 'a'.repeat(32),
  status: 'ATIVA',
  calendario: { criacao: '2026-11-21T12:00:00Z', expiracao: 540 },
  valor: { original: '112.50' },
  pixCopiaECola: '000201',
};
const CHARGE = {
  txid: COB.txid,
  valorCentavos: 11_250,
  expiracaoSegundos: 540,
  devedor: { cpf: '52998224725', nome: 'Ana Souza' },
  descricao: 'Pedido K7RTQ2',
};

/** A bank that answers what it is told, and remembers what it was asked; it gives out token-1, token-2 … */
function umBanco(replies: Record<string, Reply[]>) {
  const calls: Call[] = [];
  let tokens = 0;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = url.replace('https://banco.exemplo', '');
    if (path === '/oauth/token') {
      tokens += 1;
      return Response.json({ access_token: `token-${tokens}`, expires_in: 3600 });
    }
    const method = init.method ?? 'GET';
    const bearer = new Headers(init.headers).get('authorization');
    calls.push({
      method,
      path,
      bearer,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const reply = replies[`${method} ${path.split('/')[1]}`]?.shift();
    if (reply === undefined || reply === 'timeout') throw new DOMException('timed out', 'TimeoutError');
    return new Response(JSON.stringify(reply.body ?? {}), { status: reply.status });
  };
  const credentials = {
    baseUrl: 'https://banco.exemplo',
    tokenUrl: 'https://banco.exemplo/oauth/token',
    clientId: 'c',
    clientSecret: 's',
    chave: 'pix@itape.test',
  };
  return { calls, psp: createHttpPixPsp(credentials, fetch) };
}

describe('a bank over BACEN’s Pix API', () => {
  it('gets the charge as the standard spells it, and gives back when it ends', async () => {
    const { calls, psp } = umBanco({ 'PUT cob': [{ status: 201, body: COB }] });
    const charge = await psp.createCobranca(CHARGE);
    expect(charge).toMatchObject({ valorCentavos: 11_250, expiraEm: new Date('2026-11-21T12:09:00Z'), pix: [] });
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: `/cob/${COB.txid}`,
        bearer: 'Bearer token-1',
        body: {
          calendario: { expiracao: 540 },
          devedor: CHARGE.devedor,
          valor: { original: '112.50' },
          chave: 'pix@itape.test',
          solicitacaoPagador: 'Pedido K7RTQ2',
        },
      },
    ]);
  });

  it('is asked for a new token once when it no longer takes ours', async () => {
    const { calls, psp } = umBanco({
      'GET cob': [{ status: 401 }, { status: 200, body: COB }, { status: 401 }, { status: 401 }],
    });
    expect(await psp.findCobranca(COB.txid)).toMatchObject({ situacao: 'ATIVA' });
    expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer token-1', 'Bearer token-2']);
    await expect(psp.findCobranca(COB.txid)).rejects.toThrow(PixUnavailable);
  });

  it('is asked for one token by many calls at once', async () => {
    const { calls, psp } = umBanco({ 'GET cob': Array.from({ length: 5 }, () => ({ status: 200, body: COB })) });
    await Promise.all(Array.from({ length: 5 }, () => psp.findCobranca(COB.txid)));
    expect(new Set(calls.map(({ bearer }) => bearer))).toEqual(new Set(['Bearer token-1']));
  });

  it('that refuses a charge because it exists is asked for that charge', async () => {
    const { psp } = umBanco({ 'PUT cob': [{ status: 400 }], 'GET cob': [{ status: 200, body: COB }] });
    expect(await psp.createCobranca(CHARGE)).toMatchObject({ txid: COB.txid });
  });

  it.each<[string, Reply]>([
    ['does not answer', 'timeout'],
    ['is out of order', { status: 503 }],
    ['sends an amount that is none', { status: 201, body: { ...COB, valor: { original: '1,5' } } }],
  ])('that %s is unavailable', async (_, reply) => {
    const { psp } = umBanco({ 'PUT cob': [reply] });
    await expect(psp.createCobranca(CHARGE)).rejects.toThrow(PixUnavailable);
  });

  it('that cannot remove a charge, because it was paid, tells what was paid', async () => {
    const pix = [{ endToEndId: 'E1', valor: '112.50', horario: '2026-11-21T12:05:00Z' }];
    const { psp } = umBanco({
      'PATCH cob': [{ status: 400 }],
      'GET cob': [{ status: 200, body: { ...COB, status: 'CONCLUIDA', pix } }],
    });
    expect(await psp.removeCobranca(COB.txid)).toMatchObject({
      situacao: 'CONCLUIDA',
      pix: [{ e2eid: 'E1', valorCentavos: 11_250 }],
    });
  });

  it('that does not know a charge has none', async () => {
    const { psp } = umBanco({ 'GET cob': [{ status: 404 }], 'PATCH cob': [{ status: 404 }] });
    expect([await psp.findCobranca(COB.txid), await psp.removeCobranca(COB.txid)]).toEqual([null, null]);
  });

  it('that refuses a refund because it was made is asked for that refund', async () => {
    const { psp } = umBanco({
      'PUT pix': [{ status: 400 }],
      'GET pix': [{ status: 200, body: { id: 'd1', valor: '1.00', status: 'EM_PROCESSAMENTO' } }],
    });
    expect(await psp.refund('E1', 'd1', 100)).toEqual({ id: 'd1', valorCentavos: 100, situacao: 'EM_PROCESSAMENTO' });
  });

  it('is asked everything as BACEN publishes it', async () => {
    const { calls, psp } = umBanco({
      'PUT cob': [{ status: 201, body: COB }],
      'PATCH cob': [{ status: 200, body: COB }],
      'PUT pix': [{ status: 201, body: { id: 'd1', valor: '1.00', status: 'DEVOLVIDO' } }],
      'PUT webhook': [{ status: 200 }],
    });
    await psp.createCobranca({ ...CHARGE, descricao: 'x'.repeat(300) });
    await psp.removeCobranca(COB.txid);
    await psp.refund('E1', 'd1', 100);
    await psp.registerWebhook('https://loja.exemplo/avisos');
    const schemas = ['CobSolicitada', 'CobRevisada', 'DevolucaoSolicitada', 'WebhookSolicitado'];
    expect(calls.map(({ body }, i) => against(schemas[i] ?? '', body))).toEqual([[], [], [], []]);
  });
});
