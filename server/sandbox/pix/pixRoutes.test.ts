import { randomBytes } from 'node:crypto';
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createBank } from './bank';
import { against } from './testdata/bacen';

let server: Server;
let token: string;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const answer = await askToken('itape', 'itape');
  token = answer.json<{ access_token: string }>().access_token;
});
afterAll(() => server.close());

const askToken = (user: string, secret: string) =>
  server.app.inject({
    method: 'POST',
    url: '/_sandbox/pix/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  });
const call = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/_sandbox/pix${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const newTxid = () => randomBytes(16).toString('hex');
const umaCob = (change: object = {}) => ({
  calendario: { expiracao: 540 },
  devedor: { cpf: '52998224725', nome: 'Ana Souza' },
  valor: { original: '112.50' },
  chave: 'pix@itape.test',
  solicitacaoPagador: 'Pedido K7RTQ2',
  ...change,
});

describe('the embedded Pix provider', () => {
  it('answers a new charge in the form that BACEN publishes, with a BR Code that is right', async () => {
    const txid = newTxid();
    const made = await call('PUT', `/cob/${txid}`, umaCob());
    expect(made.statusCode).toBe(201);
    expect(against('CobGerada', made.json())).toEqual([]);
    expect(made.json()).toMatchObject({ txid, status: 'ATIVA', valor: { original: '112.50' }, revisao: 0 });
    expect(isValidPixPayload(made.json<{ pixCopiaECola: string }>().pixCopiaECola)).toBe(true);
    const read = await call('GET', `/cob/${txid}`);
    expect(against('CobCompleta', read.json())).toEqual([]);
  });

  it('makes one charge of a repeated PUT and refuses another under the same txid', async () => {
    const txid = newTxid();
    const first = await call('PUT', `/cob/${txid}`, umaCob());
    expect((await call('PUT', `/cob/${txid}`, umaCob())).json()).toEqual(first.json());
    const other = await call('PUT', `/cob/${txid}`, umaCob({ valor: { original: '1.00' } }));
    expect(other.statusCode).toBe(400);
    expect(against('Problema', other.json())).toEqual([]);
  });

  it.each([
    ['a short txid', 'curto', umaCob()],
    ['an amount of zero', newTxid(), umaCob({ valor: { original: '0.00' } })],
    ['an amount as a number', newTxid(), umaCob({ valor: { original: 10 } })],
    ['an expiry of zero', newTxid(), umaCob({ calendario: { expiracao: 0 } })],
    ['no key', newTxid(), umaCob({ chave: undefined })],
    ['a CPF of ten digits', newTxid(), umaCob({ devedor: { cpf: '1234567890', nome: 'Ana' } })],
  ])('refuses %s', async (_, txid, body) => {
    const refused = await call('PUT', `/cob/${txid}`, body);
    expect(refused.statusCode).toBe(400);
    expect(against('Problema', refused.json())).toEqual([]);
    expect(refused.json<{ violacoes: unknown[] }>().violacoes).toHaveLength(1);
  });

  it('removes an open charge once, and a removed one cannot be paid', async () => {
    const txid = newTxid();
    await call('PUT', `/cob/${txid}`, umaCob());
    const removed = await call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    expect(against('CobGerada', removed.json())).toEqual([]);
    expect(removed.json()).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: 1 });
    const again = await call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    expect([again.statusCode, against('Problema', again.json())]).toEqual([400, []]);
    expect(against('CobCompleta', (await call('GET', `/cob/${txid}`)).json())).toEqual([]);
    await expect(createBank(server.services.database).pay(txid)).rejects.toThrow('paga, removida ou está vencida');
  });

  it('shows a payment and its refunds, never more than was paid, and once an id', async () => {
    const txid = newTxid();
    await call('PUT', `/cob/${txid}`, umaCob());
    const e2eid = await createBank(server.services.database).pay(txid);
    const paid = await call('GET', `/cob/${txid}`);
    expect(against('CobCompleta', paid.json())).toEqual([]);
    expect(paid.json()).toMatchObject({ status: 'CONCLUIDA', pix: [{ endToEndId: e2eid, valor: '112.50' }] });

    const refund = (id: string, valor: string) => call('PUT', `/pix/${e2eid}/devolucao/${id}`, { valor });
    const first = await refund('d1', '100.00');
    expect([first.statusCode, against('Devolucao', first.json())]).toEqual([201, []]);
    expect((await refund('d1', '100.00')).json()).toEqual(first.json());
    const tooMuch = await refund('d2', '12.51');
    expect([tooMuch.statusCode, against('Problema', tooMuch.json())]).toEqual([400, []]);
    expect((await refund('d2', '12.50')).statusCode).toBe(201);
    const pix = await call('GET', `/pix/${e2eid}`);
    expect([against('Pix', pix.json()), pix.json<{ devolucoes: unknown[] }>().devolucoes.length]).toEqual([[], 2]);
    const read = await call('GET', `/pix/${e2eid}/devolucao/d1`);
    expect([against('Devolucao', read.json()), read.json()]).toEqual([[], first.json()]);
    expect(against('CobCompleta', (await call('GET', `/cob/${txid}`)).json())).toEqual([]);
  });

  it('lists the charges of a period', async () => {
    const period = `inicio=${new Date(Date.now() - 60_000).toISOString()}&fim=${new Date(Date.now() + 60_000).toISOString()}`;
    const list = await call('GET', `/cob?${period}`);
    expect(against('CobsConsultadas', list.json())).toEqual([]);
    expect(list.json<{ cobs: unknown[] }>().cobs.length).toBeGreaterThan(0);
    expect((await call('GET', '/cob')).statusCode).toBe(400);
  });

  it('keeps a webhook a key, shows it and forgets it', async () => {
    expect((await call('PUT', '/webhook/chave-1', { webhookUrl: 'https://exemplo.com.br/pix' })).statusCode).toBe(200);
    const read = await call('GET', '/webhook/chave-1');
    expect([against('WebhookCompleto', read.json()), read.json()]).toEqual([
      [],
      expect.objectContaining({ webhookUrl: 'https://exemplo.com.br/pix' }),
    ]);
    expect((await call('DELETE', '/webhook/chave-1')).statusCode).toBe(204);
    const gone = await call('GET', '/webhook/chave-1');
    expect([gone.statusCode, against('Problema', gone.json())]).toEqual([404, []]);
    expect((await call('PUT', '/webhook/chave-1', { webhookUrl: 'javascript:alert(1)' })).statusCode).toBe(400);
  });

  it('has no answer for who shows no token, nor a token for who has the wrong secret', async () => {
    const anonymous = await server.app.inject({ url: `/_sandbox/pix/cob/${newTxid()}` });
    expect([anonymous.statusCode, against('Problema', anonymous.json())]).toEqual([401, []]);
    expect((await askToken('itape', 'outro')).statusCode).toBe(401);
    for (const path of [`/cob/${newTxid()}`, '/pix/E1', '/pix/E1/devolucao/d1']) {
      const missing = await call('GET', path);
      expect([missing.statusCode, against('Problema', missing.json())]).toEqual([404, []]);
    }
  });
});
