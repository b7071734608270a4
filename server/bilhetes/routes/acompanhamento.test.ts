import { sql } from 'kysely';
import type { AcompanhamentoDoBilhete, LinkDeAcompanhamento } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { forgetOldLinks } from '../acompanhamento/acompanhamentoRepository';
import { createBank } from '../../sandbox/pix/bank';

let server: Server;
let id: string;
let viagemId: string;
let segredos: string[];

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const ana = umComprador(server);
  const pedido = await ana.order([7]);
  await createBank(server.services.database).pay((await ana.charge(pedido.id)).txid);
  const [item] = (await ana.conclude(pedido.id)).itens;
  [id, viagemId] = [item?.bilheteId ?? '', item?.viagemId ?? ''];
  segredos = ['Conceição', 'Araújo', '123456781', 'Ana Souza', pedido.localizador, 'R$', id, pedido.id];
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  await sql`delete from bilhete_acompanhamento`.execute(db());
  await sql`delete from partida_status`.execute(db());
  await sql`update bilhete set situacao = 'emitido'`.execute(db());
});

const kept = () => db().selectFrom('bilhete_acompanhamento').select('bilhete_id').execute();
const db = () => server.services.database.db;
const api = (method: 'GET' | 'POST' | 'DELETE', sub = 'ana', bilhete = id) =>
  server.app.inject({ method, url: `/api/Bilhetes/${bilhete}/Acompanhamento`, headers: signedInAs(sub) });
const follow = async () => (await api('GET')).json<{ data: AcompanhamentoDoBilhete }>().data;
const share = async () => (await api('POST')).json<{ data: LinkDeAcompanhamento }>().data.caminho;
const open = (url: string) => server.app.inject({ url });
const says = (situacao: string, atraso: number) =>
  sql`insert into partida_status(partida_id, situacao, atraso_min, motivo)
    values (${viagemId}::bigint, ${situacao}, ${atraso}::int, 'chuva')`.execute(db());

describe('a ticket’s trip', () => {
  it('is forgotten 30 days after the trip, link and all', async () => {
    await share();
    await sql`update bilhete_acompanhamento set ate = now() - interval '29 days 23 hours'`.execute(db());
    await forgetOldLinks(db(), 30);
    expect(await kept()).toHaveLength(1);
    await sql`update bilhete_acompanhamento set ate = now() - interval '30 days 1 minute'`.execute(db());
    await forgetOldLinks(db(), 30);
    expect(await kept()).toEqual([]);
  });

  it('is followed by its owner: its stops, how late it is, and when that was read', async () => {
    await says('prevista', 12);
    const read = await follow();
    expect(read).toMatchObject({ situacao: 'atrasada', atrasoMinutos: 12, compartilhado: false });
    expect(read.paradas.map(({ localidade }) => localidade.nome)).toEqual(['São Paulo', 'Resende', 'Rio de Janeiro']);
    expect(read.paradas.every(({ previsao }) => previsao)).toBe(true);
    expect(Date.parse(read.lidoEm)).toBeGreaterThanOrEqual(Date.parse(read.informadoEm ?? ''));
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('is nobody else’s: %s', async (method) => {
    expect((await api(method, 'bia')).statusCode).toBe(404);
    expect((await api(method, 'ana', 'nao-e-um-bilhete')).statusCode).toBe(404);
    expect((await server.app.inject({ method, url: `/api/Bilhetes/${id}/Acompanhamento` })).statusCode).toBe(401);
  });
});

describe('the link of a trip', () => {
  it('is the same however often it is asked for, and no table has it', async () => {
    const caminho = await share();
    expect(caminho).toMatch(/^\/acompanhar\/[\w-]{32}$/);
    expect(await share()).toBe(caminho);
    expect((await follow()).compartilhado).toBe(true);
    const [row] = await db().selectFrom('bilhete_acompanhamento').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(caminho.slice('/acompanhar/'.length));
  });

  it('shows the trip, and neither who travels nor what opens a ticket', async () => {
    await says('prevista', 12);
    const page = await open(await share());
    expect(page.statusCode).toBe(200);
    for (const text of ['São Paulo, SP → Rio de Janeiro, RJ', 'Atrasado 12min', 'Resende', 'Chuva'])
      expect(page.body.toLowerCase()).toContain(text.toLowerCase());
    for (const segredo of segredos) expect(page.body).not.toContain(segredo);
    expect(page.body).not.toMatch(/poltrona/i);
  });

  it('is read in the language that its reader chose', async () => {
    await says('prevista', 12);
    const url = await share();
    const page = await server.app.inject({ url, headers: { cookie: 'idioma=en' } });
    expect(page.body).toContain('<html lang="en">');
    for (const text of ['Delayed 12min', 'Heavy rain', 'Stops', 'Skip to content']) expect(page.body).toContain(text);
    expect(page.body).not.toMatch(/Paradas|Atualiz|Horários|Pular/);
    const gone = await server.app.inject({ url: `${url}x`, headers: { cookie: 'idioma=en' } });
    expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('This link no longer shows a trip')]);
  });

  it('is kept from search engines, caches and other sites', async () => {
    const page = await open(await share());
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain('<meta name="robots" content="noindex" />');
    expect(page.body).not.toContain('rel="canonical"');
  });

  it('once taken back is gone, and the next one is another', async () => {
    const caminho = await share();
    expect((await api('DELETE')).statusCode).toBe(204);
    expect((await open(caminho)).statusCode).toBe(404);
    const next = await share();
    expect(next).not.toBe(caminho);
    expect((await open(caminho)).statusCode).toBe(404);
    expect((await open(next)).statusCode).toBe(200);
  });

  it('ends hours after the arrival, later by the delay', async () => {
    const caminho = await share();
    await sql`update bilhete_acompanhamento set ate = now() - interval '30 minutes'`.execute(db());
    expect((await open(caminho)).statusCode).toBe(404);
    await says('em_viagem', 60);
    expect((await open(caminho)).statusCode).toBe(200);
  });

  it('ends with its ticket', async () => {
    const caminho = await share();
    await sql`update bilhete set situacao = 'cancelado' where id = ${id}::uuid`.execute(db());
    expect((await open(caminho)).statusCode).toBe(404);
    const refused = await api('POST');
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problema>().erros[0]?.codigo).toBe('BILHETE_ENCERRADO');
  });

  it.each(['curto', 'A'.repeat(32), '%00'.repeat(10)])('that never was (%s) is told kindly', async (token) => {
    const page = await open(`/acompanhar/${token}`);
    expect(page.statusCode).toBe(404);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('Este link já não mostra uma viagem');
  });
});
