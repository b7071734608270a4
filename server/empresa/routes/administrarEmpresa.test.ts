import { sql } from 'kysely';
import type { CandidaturaAdministrada, PaginaCandidaturas } from '../../../src/domain/wire/administracao/candidaturas';
import type {
  ManifestacaoAdministrada,
  PaginaManifestacoes,
} from '../../../src/domain/wire/administracao/manifestacoes';
import type { Manifestacao } from '../../../src/domain/wire/empresa/manifestacoes';
import { arquivos } from '../../../tests/support/curriculos';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { today } from '../../platform/database/today';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const otto = signedInAs('otto', 'Operacao');
const rita = signedInAs('rita', 'Admin');
let keys = 0;
const post = async <T>(url: string, payload: object): Promise<T> => {
  const headers = { 'idempotency-key': `empresa-${(keys += 1)}` };
  const reply = await server.app.inject({ method: 'POST', url, headers, payload });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ data: T }>().data;
};
const read = async <T>(url: string, headers = otto): Promise<T> => {
  const reply = await server.app.inject({ url: `/api/Administracao${url}`, headers });
  expect([url, reply.statusCode, reply.headers['cache-control']]).toEqual([url, 200, 'no-store']);
  return reply.json<{ data: T }>().data;
};

const escrever = (tipo = 'reclamacao') =>
  post<Manifestacao>('/api/Manifestacoes', {
    tipo,
    nome: 'Bento Araújo',
    email: 'bento@itape.test',
    mensagem: 'O ar-condicionado do ônibus das oito não funcionou.',
  });
const candidatar = (change: object = {}) =>
  post<{ protocolo: string; apagarEm: string }>('/api/Candidaturas', {
    nome: 'Bento Araújo',
    email: 'bento@itape.test',
    area: 'manutencao',
    celular: '+5521987654321',
    cidade: 'Niterói',
    consentimento: true,
    curriculo: { nome: 'cv "novo"\r\n.docx', conteudo: Buffer.from(arquivos.docx).toString('base64') },
    ...change,
  });

describe('the inbox of letters', () => {
  it('lists by deadline, the overdue first, and marks those that the assistant handed over', async () => {
    const [later, overdue, handed] = [await escrever(), await escrever('elogio'), await escrever('pedido')];
    const { db } = server.services.database;
    await sql`update manifestacao set prazo = ${today} - 2 where protocolo = ${overdue.protocolo}`.execute(db);
    await sql`insert into chatbot_atendimento(protocolo) values (${handed.protocolo})`.execute(db);
    const { manifestacoes, total } = await read<PaginaManifestacoes>('/Manifestacoes');
    expect(total).toBe(3);
    expect(manifestacoes.map((one) => [one.protocolo, one.vencida, one.doAssistente])).toEqual([
      [overdue.protocolo, true, false],
      [later.protocolo, false, false],
      [handed.protocolo, false, true],
    ]);
    expect(JSON.stringify(manifestacoes)).not.toMatch(/itape\.test|ar-condicionado/);
  });

  it('finds one by its protocol, answered or not, and lists answered ones apart', async () => {
    const { protocolo } = await escrever();
    const other = await escrever();
    const payload = { texto: 'Pedimos desculpas.' };
    const url = `/api/Manifestacoes/${protocolo}/Resposta`;
    expect((await server.app.inject({ method: 'PUT', url, headers: otto, payload })).statusCode).toBe(200);
    const protocolos = async (query: string) =>
      (await read<PaginaManifestacoes>(`/Manifestacoes?${query}`)).manifestacoes.map((one) => one.protocolo);
    expect(await protocolos('situacao=respondida')).toEqual([protocolo]);
    expect(await protocolos(`protocolo=${protocolo}`)).toEqual([protocolo]);
    expect(await protocolos(`situacao=respondida&protocolo=${other.protocolo}`)).toEqual([other.protocolo]);
    expect(await protocolos('protocolo=AAAA-AAAA')).toEqual([]);
    expect(await protocolos('pagina=2')).toEqual([]);
  });

  it('keeps who opened and who answered, each look once an hour', async () => {
    const { protocolo } = await escrever();
    const open = (headers = otto) => read<ManifestacaoAdministrada>(`/Manifestacoes/${protocolo}`, headers);
    await open();
    await open();
    await open(rita);
    const url = `/api/Manifestacoes/${protocolo}/Resposta`;
    await server.app.inject({ method: 'PUT', url, headers: rita, payload: { texto: 'Pedimos desculpas.' } });
    const seen = await open();
    expect(seen).toMatchObject({ email: 'bento@itape.test', situacao: 'respondida', resposta: 'Pedimos desculpas.' });
    expect(seen.registros.map(({ acao, proprio }) => [acao, proprio])).toEqual([
      ['respondida', false],
      ['aberta', false],
      ['aberta', true],
    ]);
  });

  it('answers 404 for a protocol that no letter has, and keeps no row of it', async () => {
    const reply = await server.app.inject({ url: '/api/Administracao/Manifestacoes/AAAA-AAAA', headers: otto });
    expect(reply.statusCode).toBe(404);
    const { rows } = await sql`select 1 from empresa_registro where protocolo = 'AAAA-AAAA'`.execute(
      server.services.database.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('applications', () => {
  const sort = (protocolo: string, situacao: string) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/Administracao/Candidaturas/${protocolo}/Situacao`,
      headers: otto,
      payload: { situacao },
    });
  const protocolos = async (query: string) =>
    (await read<PaginaCandidaturas>(`/Candidaturas?${query}`)).candidaturas.map(({ protocolo }) => protocolo);

  it('are listed by area and position, archived ones apart', async () => {
    const mecanica = await candidatar();
    const motorista = await candidatar({ area: 'operacao', vagaId: 'motorista-rodoviario-sp' });
    expect(await protocolos('')).toEqual([motorista.protocolo, mecanica.protocolo]);
    expect(await protocolos('area=manutencao')).toEqual([mecanica.protocolo]);
    expect(await protocolos('vaga=motorista-rodoviario-sp')).toEqual([motorista.protocolo]);
    expect((await read<PaginaCandidaturas>('/Candidaturas')).vagas).toEqual(['motorista-rodoviario-sp']);
    expect((await sort(mecanica.protocolo, 'arquivada')).statusCode).toBe(200);
    expect(await protocolos('')).toEqual([motorista.protocolo]);
    expect(await protocolos('situacao=arquivada')).toEqual([mecanica.protocolo]);
    expect(await protocolos(`protocolo=${mecanica.protocolo}`)).toEqual([mecanica.protocolo]);
  });

  it('keep who opened, sorted and took the file, a repeated change once', async () => {
    const { protocolo, apagarEm } = await candidatar();
    await read(`/Candidaturas/${protocolo}`);
    const file = await server.app.inject({ url: `/api/Candidaturas/${protocolo}/Curriculo`, headers: otto });
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="cv-novo.docx"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await sort(protocolo, 'vista');
    await sort(protocolo, 'vista');
    const seen = await read<CandidaturaAdministrada>(`/Candidaturas/${protocolo}`);
    expect(seen).toMatchObject({ situacao: 'vista', apagarEm, curriculo: { nome: 'cv-novo.docx' } });
    expect(seen.registros.map(({ acao }) => acao)).toEqual(['vista', 'curriculo', 'aberta']);
    expect((await sort('AAAA-AAAA', 'vista')).statusCode).toBe(404);
  });
});

it.each([
  ['/api/Manifestacoes', () => escrever()],
  ['/api/Candidaturas', () => candidatar()],
])('the whole list at %s is a look at each of its people, once an hour', async (url, write) => {
  const { protocolo } = await write();
  for (let time = 0; time < 2; time += 1) {
    expect((await server.app.inject({ url, headers: rita })).body).toContain('bento@itape.test');
  }
  const { rows } = await sql`select acao, autor from empresa_registro where protocolo = ${protocolo}`.execute(
    server.services.database.db,
  );
  expect(rows).toEqual([{ acao: 'aberta', autor: 'rita' }]);
});

it('the trail accepts neither change nor early deletion', async () => {
  const { protocolo } = await escrever();
  await read(`/Manifestacoes/${protocolo}`);
  const { db } = server.services.database;
  await expect(sql`update empresa_registro set autor = 'x'`.execute(db)).rejects.toThrow();
  await expect(sql`delete from empresa_registro`.execute(db)).rejects.toThrow();
});
