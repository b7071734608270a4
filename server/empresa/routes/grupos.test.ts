import type { PaginaManifestacoes } from '../../../src/domain/wire/administracao/manifestacoes';
import type { Erro } from '../../../src/domain/wire/base/problema';
import type { Manifestacao } from '../../../src/domain/wire/empresa/manifestacoes';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const umGrupo = (change: object = {}) => ({
  origem: 'Campinas, SP',
  destino: 'Aparecida, SP',
  dataIda: daquiA(20),
  dataVolta: daquiA(22),
  pessoas: 40,
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  celular: '+5519987654321',
  mensagem: 'Romaria da paróquia.',
  ...change,
});
let keys = 0;
const ask = (payload: object, chave = `g-${(keys += 1)}`) =>
  server.app.inject({ method: 'POST', url: '/api/Grupos', headers: { 'idempotency-key': chave }, payload });
const dataOf = <T>(answer: { json: <J>() => J }): T => answer.json<{ data: T }>().data;
const errosOf = (answer: { json: <T>() => T }) => answer.json<{ erros: Erro[] }>().erros;
const staff = signedInAs('otto', 'Operacao');
const inbox = async (query: string) =>
  dataOf<PaginaManifestacoes>(
    await server.app.inject({ url: `/api/Administracao/Manifestacoes${query}`, headers: staff }),
  );

describe('the trip of a group', () => {
  it('is asked for as a letter: with a protocol, a day for the answer, and the way to follow it', async () => {
    const carta = dataOf<Manifestacao>(await ask(umGrupo()));
    expect(carta).toMatchObject({
      tipo: 'grupo',
      situacao: 'recebida',
      mensagem: 'Romaria da paróquia.',
      grupo: { origem: 'Campinas, SP', destino: 'Aparecida, SP', pessoas: 40, dataVolta: daquiA(22) },
    });
    const seen = await server.app.inject({
      method: 'POST',
      url: `/api/Manifestacoes/${carta.protocolo}/Busca`,
      payload: { email: 'bento@itape.test' },
    });
    expect(dataOf<Manifestacao>(seen)).toEqual(carta);
    expect(seen.body).not.toMatch(/Bento|bento|98765/);
  });

  it('is told to the person and to the company, whose e-mail says nothing of who asks', async () => {
    const { protocolo } = dataOf<Manifestacao>(await ask(umGrupo()));
    const mails = await server.services.database.db
      .selectFrom('caixa_saida')
      .select(['chave', 'corpo'])
      .where('chave', 'like', `%/${protocolo}`)
      .orderBy('chave')
      .execute();
    expect(mails.map(({ chave }) => chave)).toEqual([`grupo-empresa/${protocolo}`, `manifestacao/${protocolo}`]);
    const [company, person] = mails.map(({ corpo }) => JSON.stringify(corpo));
    expect(company).toContain('40 pessoas');
    expect(company).toContain(`/administracao/manifestacoes?ver=${protocolo}`);
    expect(company).not.toMatch(/Bento|bento@|98765|Campinas|Romaria/);
    expect(person).toContain('bento@itape.test');
    expect(person).not.toMatch(/Romaria|Campinas/);
  });

  it('is found by the staff among the letters, and apart from them', async () => {
    const { protocolo } = dataOf<Manifestacao>(await ask(umGrupo({ dataVolta: undefined, mensagem: undefined })));
    const letter = await server.app.inject({
      method: 'POST',
      url: '/api/Manifestacoes',
      headers: { 'idempotency-key': `g-${(keys += 1)}` },
      payload: { tipo: 'elogio', nome: 'Ana Souza', email: 'ana@itape.test', mensagem: 'O motorista foi atencioso.' },
    });
    const other = dataOf<Manifestacao>(letter).protocolo;
    const all = (await inbox('')).manifestacoes;
    expect(all.map((one) => one.protocolo)).toEqual(expect.arrayContaining([protocolo, other]));
    expect(all.find((one) => one.protocolo === other)).not.toHaveProperty('grupo');
    const groups = await inbox('?tipo=grupo');
    expect(groups.manifestacoes.every(({ tipo, grupo }) => tipo === 'grupo' && grupo?.pessoas === 40)).toBe(true);
    expect(groups.total).toBe(groups.manifestacoes.length);
    expect(groups.manifestacoes.map((one) => one.protocolo)).toContain(protocolo);
    const open = await server.app.inject({ url: `/api/Administracao/Manifestacoes/${protocolo}`, headers: staff });
    expect(dataOf(open)).toMatchObject({ nome: 'Bento Araújo', celular: '+5519987654321', mensagem: '' });
  });

  it.each<[string, object, number, string]>([
    ['a day that is over', { dataIda: daquiA(-1) }, 400, 'A data de ida não pode ser no passado'],
    ['a way back before the way out', { dataVolta: daquiA(19) }, 400, 'A data de volta não pode ser antes da ida'],
  ])('refuses %s', async (_, change, status, mensagem) => {
    const answer = await ask(umGrupo(change));
    expect([answer.statusCode, errosOf(answer)[0]?.mensagem]).toEqual([status, mensagem]);
  });

  it.each([
    ['six people', { pessoas: 6 }],
    ['a crowd', { pessoas: 501 }],
    ['a part of a person', { pessoas: 7.5 }],
    ['a line break in a place', { origem: 'Campinas\nBcc: todos@itape.test' }],
    ['a NUL in a place', { destino: 'Apa\u0000recida' }],
    ['a long place', { destino: 'x'.repeat(81) }],
    ['no telephone', { celular: undefined }],
    ['a key that nobody knows', { tipo: 'grupo' }],
  ])('refuses %s', async (_, change) => {
    expect((await ask(umGrupo(change))).statusCode).toBe(400);
  });

  it('is kept once, however often it is sent', async () => {
    const grupo = umGrupo({ origem: 'Jundiaí, SP' });
    const answers = [await ask(grupo, 'the-same'), await ask(grupo, 'the-same')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(answers.map((answer) => dataOf<Manifestacao>(answer).protocolo)).size).toBe(1);
  });
});
