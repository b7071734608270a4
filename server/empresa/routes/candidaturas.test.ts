import { sql } from 'kysely';
import { CURRICULO_MAXIMO_BYTES, mensagensCurriculo } from '../../../src/domain/empresa/curriculo';
import type { Candidatura, CandidaturaRecebida } from '../../../src/domain/wire/empresa/candidaturas';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { arquivos } from '../../../tests/support/curriculos';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { deleteExpired } from '../candidaturaRepository';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const umaCandidatura = (change: object = {}) => ({
  vagaId: 'atendente-guiche-rio',
  area: 'atendimento',
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  celular: '+5521987654321',
  cidade: 'Niterói',
  consentimento: true,
  curriculo: { nome: 'Currículo do Bento.pdf', conteudo: base64(arquivos.pdf) },
  ...change,
});
const withFile = (bytes: Uint8Array, nome = 'cv.pdf') =>
  umaCandidatura({ curriculo: { nome, conteudo: base64(bytes) } });

let keys = 0;
const send = (payload: object, chave = `cv-${(keys += 1)}`) =>
  server.app.inject({ method: 'POST', url: '/api/Candidaturas', headers: { 'idempotency-key': chave }, payload });
const erros = (answer: { json: <T>() => T }) => answer.json<{ erros: Erro[] }>().erros;
const db = () => server.services.database.db;
const admin = signedInAs('chefe', 'Admin');
const list = async () =>
  (await server.app.inject({ url: '/api/Candidaturas', headers: admin })).json<{ data: Candidatura[] }>().data;

describe('an application', () => {
  it('is kept whole, and the person is told how long', async () => {
    const answer = await send(umaCandidatura({ mensagem: 'Moro perto da <b>rodoviária</b>.' }));
    expect(answer.statusCode).toBe(201);
    const { protocolo, apagarEm } = answer.json<{ data: CandidaturaRecebida }>().data;
    expect(protocolo).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);

    expect((await list())[0]).toMatchObject({
      protocolo,
      vaga: 'atendente-guiche-rio',
      area: 'atendimento',
      cidade: 'Niterói',
      apagarEm,
      mensagem: 'Moro perto da <b>rodoviária</b>.',
      curriculo: { nome: 'Curriculo-do-Bento.pdf', bytes: arquivos.pdf.length },
    });
    const mail = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', '=', `candidatura/${protocolo}`)
      .executeTakeFirstOrThrow();
    expect(mail.corpo).toMatchObject({ para: 'bento@itape.test', codigo: protocolo });
    expect(JSON.stringify(mail.corpo)).toContain(apagarEm.split('-').reverse().join('/'));
  });

  it('hands its file to the company alone, byte by byte, as something to be saved and never shown', async () => {
    const { protocolo } = (await send(withFile(arquivos.docx, '../../etc/"x".html'))).json<{
      data: CandidaturaRecebida;
    }>().data;
    const url = `/api/Candidaturas/${protocolo}/Curriculo`;
    const file = await server.app.inject({ url, headers: admin });
    expect(new Uint8Array(file.rawPayload)).toEqual(arquivos.docx);
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect(file.headers['content-disposition']).toBe('attachment; filename="etc-x.docx"');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    expect((await server.app.inject({ url, headers: signedInAs('ana', 'Agencia') })).statusCode).toBe(403);
    const nobody = '/api/Candidaturas/AAAA-AAAA/Curriculo';
    expect((await server.app.inject({ url: nobody, headers: admin })).statusCode).toBe(404);
  });

  it('sent twice with its key is one application and one e-mail', async () => {
    const before = (await list()).length;
    const first = await send(umaCandidatura(), 'cv-duas-vezes');
    const second = await send(umaCandidatura(), 'cv-duas-vezes');
    expect(second.json()).toEqual(first.json());
    expect(await list()).toHaveLength(before + 1);
    expect((await send(umaCandidatura({ cidade: 'Maricá' }), 'cv-duas-vezes')).statusCode).toBe(422);
    const noKey = await server.app.inject({ method: 'POST', url: '/api/Candidaturas', payload: umaCandidatura() });
    expect(noKey.statusCode).toBe(400);
  });

  it.each([
    ['a spreadsheet called .doc', arquivos.xls, 'cv.doc'],
    ['an archive called .docx', arquivos.zip, 'cv.docx'],
    ['a program called .pdf', arquivos.exe, 'cv.pdf'],
    ['a page called .pdf', arquivos.html, 'cv.pdf'],
    ['a document with macros', arquivos.docm, 'cv.docx'],
  ])('is refused with %s, whatever its name says', async (_, bytes, nome) => {
    const answer = await send(withFile(bytes, nome));
    expect([answer.statusCode, erros(answer)]).toEqual([
      400,
      [{ codigo: 'CURRICULO_RECUSADO', mensagem: mensagensCurriculo.tipo, campo: 'curriculo' }],
    ]);
  });

  it('takes a file of just 5 MB, and no byte more', async () => {
    const full = new Uint8Array(CURRICULO_MAXIMO_BYTES);
    full.set(arquivos.pdf);
    expect((await send(withFile(full))).statusCode).toBe(201);
    const larger = new Uint8Array(CURRICULO_MAXIMO_BYTES + 1);
    larger.set(arquivos.pdf);
    expect(erros(await send(withFile(larger)))[0]?.mensagem).toBe(mensagensCurriculo.grande);
    expect((await send(withFile(new Uint8Array(8 * 1024 * 1024)))).statusCode).toBe(413);
    expect(erros(await send(withFile(arquivos.vazio)))[0]?.mensagem).toBe(mensagensCurriculo.vazio);
    const noText = umaCandidatura({ curriculo: { nome: 'cv.pdf', conteudo: '%PDF-1.7 não é base64' } });
    expect(erros(await send(noText))[0]?.mensagem).toBe(mensagensCurriculo.tipo);
  });

  it.each([
    ['without leave to use the data', { consentimento: false }, 400, 'CONSENTIMENTO_NECESSARIO'],
    ['for an opening that is closed', { vagaId: 'motorista-de-bonde' }, 409, 'VAGA_ENCERRADA'],
    ['from half a name', { nome: 'Bento' }, 400, 'NOME_INVALIDO'],
    ['without a telephone', { celular: '123' }, 400, 'CELULAR_INVALIDO'],
    ['with a message beyond measure', { mensagem: 'a'.repeat(2001) }, 400, 'TAMANHO_INVALIDO'],
    ['with a character that no database keeps', { cidade: 'Niterói\u0000' }, 400, 'VALOR_INVALIDO'],
    ['with a key that nobody asked for', { salario: 1 }, 400, 'CAMPO_DESCONHECIDO'],
  ])('is refused %s', async (_, change, status, codigo) => {
    const before = (await list()).length;
    const answer = await send(umaCandidatura(change));
    expect([answer.statusCode, erros(answer)[0]?.codigo]).toEqual([status, codigo]);
    expect(await list()).toHaveLength(before);
  });

  it('belongs to the area of its opening, and to the one it names where it has none', async () => {
    await send(umaCandidatura({ area: 'tecnologia' }));
    expect((await list())[0]?.area).toBe('atendimento');
    const { vagaId, ...semVaga } = umaCandidatura({ area: 'tecnologia' });
    await send(semVaga);
    expect((await list())[0]).toMatchObject({ vaga: null, area: 'tecnologia' });
    expect(vagaId).toBeDefined();
  });

  it('is deleted on the day that was promised, and not before', async () => {
    const { protocolo } = (await send(umaCandidatura())).json<{ data: CandidaturaRecebida }>().data;
    const kept = async () => (await list()).some((one) => one.protocolo === protocolo);
    const move = (days: number) =>
      sql`update candidatura set apagar_em = (now() at time zone 'America/Sao_Paulo')::date + ${days}::int where protocolo = ${protocolo}`.execute(
        db(),
      );
    await move(1);
    await deleteExpired(db());
    expect(await kept()).toBe(true);
    await move(0);
    await deleteExpired(db());
    expect(await kept()).toBe(false);
  });
});
