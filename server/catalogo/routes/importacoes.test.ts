import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { PARTE_BYTES } from '../../../src/domain/administracao/partes';
import type { CatalogoAdministracao, Importacao } from '../../../src/domain/wire/administracao/catalogo';
import type { Server } from '../../createServer';
import { tidyImportacoes } from '../importacoes/importacaoRepository';
import { changed, feed, writeZip, type Arquivos } from '../testdata/feeds';
import { importFiles } from '../testdata/importFiles';

let server: Server;
beforeEach(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => server.close());

const BASE = '/api/Administracao/Catalogo';
const otto = signedInAs('otto', 'Operacao');
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = otto) => {
  const headers = { ...who, 'idempotency-key': randomUUID() };
  const reply = await server.app.inject({ method, url: BASE + url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const partsOf = (zip: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(zip.length / PARTE_BYTES) }, (_, n) =>
    zip.subarray(n * PARTE_BYTES, (n + 1) * PARTE_BYTES),
  );
const announce = async (bytes: number): Promise<string> =>
  (await call('POST', '/Importacoes', { nome: 'linhas.zip', bytes })).body.data.id;
const send = (id: string, n: number, part: Buffer) =>
  call('PUT', `/Importacoes/${id}/Partes/${n}`, { conteudo: part.toString('base64') });
const settled = async (id: string): Promise<Importacao> => {
  for (;;) {
    const { data } = (await call('GET', `/Importacoes/${id}`)).body as { data: Importacao };
    if (!['conferindo', 'aplicando'].includes(data.situacao)) return data;
    await pause(20);
  }
};
async function bring(zip: Buffer): Promise<Importacao> {
  const id = await announce(zip.length);
  for (const [n, part] of partsOf(zip).entries()) expect((await send(id, n, part)).status).toBe(204);
  expect((await call('POST', `/Importacoes/${id}/Conferencia`)).body.data.situacao).toBe('conferindo');
  return settled(id);
}
const bringFiles = async (files: Arquivos) => bring(await readFile(await writeZip(files)));
const apply = (id: string) => call('POST', `/Importacoes/${id}/Aplicacao`);
const history = async () => ((await call('GET', '')).body as { data: CatalogoAdministracao }).data;
const lines = async () => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from catalogo_origem where tipo = 'linha'`.execute(server.services.database.db);
  return rows[0]?.n;
};

describe('a feed that is brought in the back office', () => {
  it('is previewed without effect, then applied as it was previewed, by its person', async () => {
    const previewed = await bringFiles(feed);
    expect(previewed).toMatchObject({ situacao: 'conferida', autor: 'otto@itape.test', aplicadaPor: null });
    const { efeito, falhas } = previewed.resultado ?? {};
    expect([falhas?.total, efeito?.muda, efeito?.linhasNovas.total]).toEqual([0, true, 1]);
    expect(efeito?.partidas.novas).toBeGreaterThan(50);
    expect([await lines(), (await history()).historico]).toEqual([0, []]);

    expect((await apply(previewed.id)).body.data.situacao).toBe('aplicando');
    const applied = await settled(previewed.id);
    expect(applied).toMatchObject({ situacao: 'aplicada', aplicadaPor: 'otto@itape.test' });
    expect(applied.resultado?.efeito?.resumo).toEqual(efeito?.resumo);
    expect(await lines()).toBeGreaterThan(0);
    const after = await history();
    expect(after).toMatchObject({ vazio: false, importacoes: [], historico: [{ autor: 'otto@itape.test' }] });
    // Sold at once, without a restart.
    const places = await server.app.inject({ url: '/api/Localidades', query: { termo: 'resende' } });
    expect(places.body).toContain('Resende');

    expect((await apply(previewed.id)).body.data.situacao).toBe('aplicada');
    expect((await history()).historico).toHaveLength(1);
  });

  it('is refused with all its faults, each at its line', async () => {
    const { situacao, resultado, id } = await bringFiles(changed(feed, 'trips.txt', 'sprj,uteis', 'xxxx,uteis'));
    expect([situacao, resultado?.efeito]).toEqual(['recusada', null]);
    expect(resultado?.falhas).toEqual({
      total: 1,
      primeiros: [{ arquivo: 'trips.txt', linha: 4, motivo: 'route_id: xxxx não está em routes.txt' }],
    });
    expect(await apply(id)).toMatchObject({ status: 409, body: { erros: [{ codigo: 'IMPORTACAO_SEM_PREVIA' }] } });
  });

  it('is refused in words where it is no zip', async () => {
    const { situacao, resultado } = await bring(Buffer.from('isto não é um zip'));
    expect(situacao).toBe('recusada');
    expect(resultado?.falhas.primeiros).toEqual([
      { arquivo: 'linhas.zip', linha: null, motivo: 'O arquivo não é um zip que se possa ler.' },
    ]);
  });

  it('is not applied over another catalogue than the one that it was compared with', async () => {
    const first = await bringFiles(feed);
    const second = await bringFiles(changed(feed, 'fare_attributes.txt', '120.00', '130.00'));
    await apply(first.id);
    expect((await settled(first.id)).situacao).toBe('aplicada');
    expect(await apply(second.id)).toMatchObject({ status: 409, body: { erros: [{ codigo: 'CATALOGO_MUDOU' }] } });

    // Also where the other import comes after the approval.
    const third = await bringFiles(changed(feed, 'fare_attributes.txt', '120.00', '140.00'));
    await sql`update catalogo_importacao set situacao = 'aplicando', aplicada_por = 'x', aplicada_por_nome = 'x'
      where id = ${third.id}`.execute(server.services.database.db);
    await importFiles(server, changed(feed, 'fare_attributes.txt', '120.00', '150.00'));
    await call('POST', `/Importacoes/${third.id}/Aplicacao`);
    expect((await settled(third.id)).situacao).toBe('ultrapassada');
    expect((await history()).historico.map(({ autor }) => autor)).toEqual(['linha de comando', 'otto@itape.test']);
  });

  it('comes in parts, of which each is checked and may be sent again', async () => {
    const zip = Buffer.alloc(PARTE_BYTES + 10, 7);
    const id = await announce(zip.length);
    const [first = zip, last = zip] = partsOf(zip);
    expect((await send(id, 0, last)).body.erros[0].codigo).toBe('PARTE_INVALIDA');
    expect((await send(id, 2, last)).body.erros[0].codigo).toBe('PARTE_INVALIDA');
    expect([(await send(id, 1, last)).status, (await send(id, 1, last)).status]).toEqual([204, 204]);
    expect((await call('POST', `/Importacoes/${id}/Conferencia`)).body.erros[0].codigo).toBe('ARQUIVO_INCOMPLETO');
    expect((await send(id, 0, first)).status).toBe(204);
    expect((await call('POST', `/Importacoes/${id}/Conferencia`)).status).toBe(200);
    expect((await send(id, 0, first)).body.erros[0].codigo).toBe('IMPORTACAO_ENCERRADA');
    expect((await settled(id)).situacao).toBe('recusada');
  });

  it('leaves no copy behind once it is given up, nor a day after it was forgotten', async () => {
    const { db } = server.services.database;
    const given = await bringFiles(feed);
    const left = await bringFiles(feed);
    const kept = await bringFiles(feed);
    expect((await call('DELETE', `/Importacoes/${given.id}`)).status).toBe(204);
    await sql`update catalogo_importacao set atualizado_em = now() - interval '25 hours' where id = ${left.id}`.execute(
      db,
    );
    await tidyImportacoes(db);
    const { rows } = await sql`select distinct importacao_id as id from catalogo_importacao_parte`.execute(db);
    expect(rows).toEqual([{ id: kept.id }]);
    expect((await history()).importacoes.map(({ id }) => id)).toEqual([kept.id]);
  });
});
