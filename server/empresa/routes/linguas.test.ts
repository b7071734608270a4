import { arquivos } from '../../../tests/support/curriculos';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Email } from '../../platform/outbox/outbox';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const pessoa = { nome: 'Ann Smith', email: 'ann@itape.test' };
const manifestacao = { ...pessoa, tipo: 'reclamacao', mensagem: 'The air conditioning did not work.' };
const candidatura = {
  ...pessoa,
  area: 'atendimento',
  celular: '+5521987654321',
  cidade: 'Niterói',
  consentimento: true,
  curriculo: { nome: 'cv.pdf', conteudo: Buffer.from(arquivos.pdf).toString('base64') },
};

async function write(what: 'Manifestacoes' | 'Candidaturas', payload: object, idioma?: string): Promise<string> {
  const headers = { 'idempotency-key': `${what}-${idioma}`, ...(idioma !== undefined && { 'x-idioma': idioma }) };
  const answer = await server.app.inject({ method: 'POST', url: `/api/${what}`, headers, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ data: { protocolo: string } }>().data.protocolo;
}

/** Answered by somebody whose own page is Portuguese. */
async function answer(protocolo: string): Promise<void> {
  const { statusCode } = await server.app.inject({
    method: 'PUT',
    url: `/api/Manifestacoes/${protocolo}/Resposta`,
    headers: signedInAs('chefe', 'Admin'),
    payload: { texto: 'We are sorry: the coach is being repaired.' },
  });
  expect(statusCode).toBe(200);
}

async function mail(chave: string): Promise<Email> {
  const { db } = server.services.database;
  const row = await db.selectFrom('caixa_saida').select('corpo').where('chave', '=', chave).executeTakeFirstOrThrow();
  return row.corpo as Email;
}

describe('letters of the company', () => {
  it.each([
    ['en', 'Answer to protocol', 'To read the answer, open http'],
    ['es', 'Respuesta al protocolo', 'Para leer la respuesta, abra http'],
    [undefined, 'Resposta ao protocolo', 'Para ler a resposta, abra http'],
  ])('announce the answer in the language of who wrote: %s', async (idioma, subject, sentence) => {
    const protocolo = await write('Manifestacoes', manifestacao, idioma);
    await answer(protocolo);
    const letter = await mail(`manifestacao-respondida/${protocolo}`);
    expect(letter.assunto).toBe(`${subject} ${protocolo}`);
    expect(letter.corpo).toContain(sentence);
    expect(letter.idioma).toBe(idioma);
  });

  it.each([
    ['en', 'We received your application:', 'We received your CV.'],
    ['es', 'Recibimos su postulación:', 'Recibimos su currículum.'],
    [undefined, 'Recebemos sua candidatura:', 'Recebemos o seu currículo.'],
  ])('confirm an application in the language of its page: %s', async (idioma, subject, sentence) => {
    const protocolo = await write('Candidaturas', candidatura, idioma);
    const letter = await mail(`candidatura/${protocolo}`);
    expect(letter.assunto).toBe(`${subject} ${protocolo}`);
    expect(letter.corpo).toContain(sentence);
    expect(letter.idioma).toBe(idioma);
  });
});
