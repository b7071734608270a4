import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { ChaveEmbarque, NovaChaveEmbarque, ResultadoEmbarque } from '../../../src/domain/wire/bilhetes/embarque';
import { iniciaisDe, readCodigoEmbarque } from '../../../src/domain/bilhetes/embarque';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';

let server: Server;
let bilhetes: Bilhete[];

beforeAll(async () => {
  server = await startServer();
  // The sweeper would conclude the order too, and the second of two conclusions is told to wait.
  await server.services.scheduler.stop();
  const ana = umComprador(server);
  const { id } = await ana.order([7, 8, 9]);
  await createBank(server.services.database).pay((await ana.charge(id)).txid);
  const { itens } = await ana.conclude(id);
  bilhetes = await Promise.all(
    itens.map(async ({ bilheteId }) => (await ana.get(`/api/Bilhetes/${bilheteId}`)).json<{ data: Bilhete }>().data),
  );
}, START_MS);
afterAll(() => server.close());

const bilhete = (n: number): Bilhete => {
  const one = bilhetes[n];
  if (!one) throw new Error('no such ticket');
  return one;
};
const lidoEm = '2026-11-21T10:00:00.000Z';
const send = async (leituras: { codigo: string; lidoEm: string }[], grupo: 'Agencia' | 'Admin' = 'Agencia') =>
  server.app.inject({
    method: 'POST',
    url: '/api/Embarque',
    headers: signedInAs('motorista', grupo),
    payload: { leituras },
  });
const register = async (...codigos: string[]) =>
  (await send(codigos.map((codigo) => ({ codigo, lidoEm })))).json<{ data: ResultadoEmbarque[] }>().data;
const get = async <T>(url: string) => (await server.app.inject({ url })).json<{ data: T }>().data;
const situacaoOf = async ({ id }: Bilhete) =>
  (
    await server.services.database.db
      .selectFrom('bilhete')
      .select('situacao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).situacao;

describe('the door of the bus', () => {
  it('is given public keys with which a browser checks a code that the server has signed', async () => {
    const [chave] = await get<ChaveEmbarque[]>('/api/Embarque/Chaves');
    const codigo = readCodigoEmbarque(bilhete(0).codigoEmbarque);
    if (!chave || !codigo) throw new Error('nothing to check');
    expect(codigo.claims).toMatchObject({
      bilheteId: bilhete(0).id,
      viagemId: bilhete(0).viagemId,
      poltrona: 7,
      dia: bilhete(0).partida.dia,
      hora: bilhete(0).partida.hora,
      iniciais: iniciaisDe(bilhete(0).passageiro.nome),
      chave: chave.id,
    });
    const { subtle } = globalThis.crypto;
    const key = await subtle.importKey('raw', Buffer.from(chave.publica, 'base64url'), 'Ed25519', false, ['verify']);
    const check = (text: string) => subtle.verify('Ed25519', key, codigo.assinatura as BufferSource, Buffer.from(text));
    expect(await check(codigo.assinado)).toBe(true);
    expect(await check(`${codigo.assinado}x`)).toBe(false);
  });

  it('writes a boarding down once, with the hour of its first reading', async () => {
    const { codigoEmbarque } = bilhete(0);
    expect(await register(codigoEmbarque)).toEqual([{ situacao: 'embarcado', lidoEm }]);
    expect(await situacaoOf(bilhete(0))).toBe('embarcado');
    const again = await send([{ codigo: codigoEmbarque, lidoEm: '2026-11-21T11:00:00.000Z' }]);
    expect(again.json()).toEqual({ data: [{ situacao: 'ja_embarcado', lidoEm }] });
  });

  it('takes readings of a time without a network together, and answers each in its place', async () => {
    const db = server.services.database.db;
    await db.updateTable('bilhete').set({ situacao: 'cancelado' }).where('id', '=', bilhete(1).id).execute();
    const forged = bilhete(2).codigoEmbarque.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const answers = await register(forged.slice(0, -5), bilhete(1).codigoEmbarque, bilhete(2).codigoEmbarque);
    expect(answers.map(({ situacao }) => situacao)).toEqual(['invalido', 'sem_validade', 'embarcado']);
    expect(await situacaoOf(bilhete(1))).toBe('cancelado');
  });

  it('learns which tickets of its trip board nobody any more, by their ids alone', async () => {
    const { viagemId } = bilhete(1);
    const body = await get(`/api/Embarque/${viagemId}/Cancelados`);
    expect(body).toEqual({ viagemId, bilhetes: [bilhete(1).id], carga: [] });
    expect(await get('/api/Embarque/1/Cancelados')).toEqual({ viagemId: '1', bilhetes: [], carga: [] });
  });

  it('never writes the future down', async () => {
    const db = server.services.database.db;
    await db.deleteFrom('bilhete_embarque').where('bilhete_id', '=', bilhete(2).id).execute();
    await db.updateTable('bilhete').set({ situacao: 'nao_embarcou' }).where('id', '=', bilhete(2).id).execute();
    const [answer] = (await send([{ codigo: bilhete(2).codigoEmbarque, lidoEm: '2099-01-01T00:00:00.000Z' }])).json<{
      data: ResultadoEmbarque[];
    }>().data;
    expect(answer?.situacao).toBe('embarcado');
    expect(Date.parse(answer?.lidoEm ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('gets a new key from the company alone, one at a time, a day before it signs', async () => {
    const rotate = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: '/api/Embarque/Chaves', headers });
    expect((await rotate(signedInAs('motorista', 'Agencia'))).statusCode).toBe(403);
    const [made, again] = [await rotate(signedInAs('chefe', 'Admin')), await rotate(signedInAs('chefe', 'Admin'))];
    const { id, assinaDesde } = made.json<{ data: NovaChaveEmbarque }>().data;
    expect([made.statusCode, id, again.statusCode]).toEqual([201, '2', 409]);
    expect(Date.parse(assinaDesde)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect((await get<ChaveEmbarque[]>('/api/Embarque/Chaves')).map((chave) => chave.id)).toEqual(['1', '2']);
    expect((await register(bilhete(0).codigoEmbarque))[0]?.situacao).toBe('ja_embarcado');
  });

  it('takes no reading from who is not of an agency, nor a list without an end', async () => {
    const one = { codigo: bilhete(0).codigoEmbarque, lidoEm };
    expect((await send([one], 'Admin')).statusCode).toBe(403);
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/Embarque', payload: { leituras: [one] } })).statusCode,
    ).toBe(401);
    expect((await send(Array.from({ length: 101 }, () => one))).statusCode).toBe(400);
    expect((await send([])).statusCode).toBe(400);
  });
});
