import { sql } from 'kysely';
import type { AtendimentoAberto as Aberto } from '../../../src/domain/wire/chatbot/chatbot';
import type { AtendimentoAberto, ConversaAoVivo, FilaAtendimentos } from '../../../src/domain/wire/chatbot/aoVivo';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const otto = signedInAs('otto', 'Operacao');
const rita = signedInAs('rita', 'Admin');
const db = () => server.services.database.db;
let n = 0;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers = {}) =>
  server.app.inject({
    method,
    url: `/api${url}`,
    headers: { 'idempotency-key': `ao-vivo-${(n += 1)}`, ...headers },
    ...(payload && { payload }),
  });
const dataOf = <T>(reply: { json: <J>() => J }): T => reply.json<{ data: T }>().data;
const codigo = (reply: { json: <T>() => T }) => reply.json<{ erros: Erro[] }>().erros[0]?.codigo;
const staff = (method: Method, url: string, payload?: object, headers = otto) =>
  call(method, `/Administracao/Atendimentos${url}`, payload, headers);

async function pedir(): Promise<Aberto> {
  const mensagem = 'Preciso mudar a data da minha passagem de sábado.';
  const contato = { nome: 'Bento Araújo', email: 'bento@itape.test', mensagem, consentimento: true };
  const reply = await call('POST', '/Chatbot/Atendimentos', contato);
  expect(reply.statusCode).toBe(201);
  return dataOf<Aberto>(reply);
}
const ler = ({ protocolo, chave }: Aberto) => call('POST', `/Chatbot/Atendimentos/${protocolo}/Leitura`, { chave });
const dizer = ({ protocolo, chave }: Aberto, texto: string, falaId = `f${(n += 1)}`) =>
  call('POST', `/Chatbot/Atendimentos/${protocolo}/Falas`, { chave, falaId, texto });
/** The trail of a letter, oldest first. */
const registros = async (protocolo: string) => {
  const { rows } = await sql<{ linha: string }>`
    select autor || ' ' || acao as linha from empresa_registro where protocolo = ${protocolo} order by em`.execute(
    db(),
  );
  return rows.map(({ linha }) => linha);
};
const conversa = async (aberto: Aberto) => dataOf<ConversaAoVivo>(await ler(aberto));

describe('a conversation with a person', () => {
  it('is taken from the queue, goes both ways, and ends with the answer of the letter', async () => {
    const aberto = await pedir();
    const { protocolo } = aberto;
    expect(await conversa(aberto)).toEqual({ situacao: 'espera', falas: [] });
    await dizer(aberto, 'Alguém aí?');
    const [first] = dataOf<FilaAtendimentos>(await staff('GET', '')).atendimentos;
    expect(first).toMatchObject({ protocolo, nome: 'Bento Araújo', atendente: null, semResposta: 1 });
    expect(dataOf<AtendimentoAberto>(await staff('PUT', `/${protocolo}/Atendente`)).atendente).toBe('voce');
    await staff('POST', `/${protocolo}/Falas`, { falaId: 'um', texto: 'Olá, Bento. Para que dia?' });
    await staff('POST', `/${protocolo}/Falas`, { falaId: 'um', texto: 'Olá, Bento. Para que dia?' });
    await dizer(aberto, 'Domingo.', 'dois');
    const live = await conversa(aberto);
    expect(live.situacao).toBe('ao_vivo');
    expect(live.falas.map(({ de, texto }) => `${de}: ${texto}`)).toEqual([
      'cliente: Alguém aí?',
      'sistema: Uma pessoa do atendimento entrou na conversa.',
      'atendente: Olá, Bento. Para que dia?',
      'cliente: Domingo.',
    ]);
    const end = await staff('PUT', `/${protocolo}/Fim`, { resposta: 'Remarcamos para domingo.' });
    expect(dataOf<AtendimentoAberto>(end).situacao).toBe('encerrado');
    expect((await conversa(aberto)).situacao).toBe('encerrado');
    expect(codigo(await dizer(aberto, 'Obrigado.'))).toBe('ATENDIMENTO_ENCERRADO');
    expect(dataOf<FilaAtendimentos>(await staff('GET', '')).atendimentos).toEqual([]);
    const letter = await call('POST', `/Manifestacoes/${protocolo}/Busca`, { email: 'bento@itape.test' });
    expect(dataOf<{ resposta: string }>(letter).resposta).toBe('Remarcamos para domingo.');
    expect(await registros(protocolo)).toEqual(['otto aberta', 'otto respondida']);
  });

  it('leaves a trail of who looked at it: in the queue, opened or taken, each person once an hour', async () => {
    const [listed, opened, taken] = [await pedir(), await pedir(), await pedir()];
    await staff('GET', `/${opened.protocolo}`, undefined, rita);
    await staff('GET', `/${opened.protocolo}`, undefined, rita);
    await staff('PUT', `/${taken.protocolo}/Atendente`, undefined, rita);
    expect(await registros(listed.protocolo)).toEqual([]);
    await staff('GET', '');
    await staff('GET', '');
    expect(await registros(listed.protocolo)).toEqual(['otto aberta']);
    expect(await registros(opened.protocolo)).toEqual(['rita aberta', 'otto aberta']);
    expect(await registros(taken.protocolo)).toEqual(['rita aberta', 'otto aberta']);
    await staff('GET', '/AAAA-AAAA');
    await staff('PUT', '/AAAA-AAAA/Atendente');
    expect(await registros('AAAA-AAAA')).toEqual([]);
  });

  it('is one person’s: nobody else of the staff writes, ends or leaves it until they are silent for long', async () => {
    const { protocolo } = await pedir();
    await staff('PUT', `/${protocolo}/Atendente`);
    const others = [
      await staff('PUT', `/${protocolo}/Atendente`, undefined, rita),
      await staff('POST', `/${protocolo}/Falas`, { falaId: 'x', texto: 'Oi' }, rita),
      await staff('PUT', `/${protocolo}/Fim`, { resposta: 'Oi.' }, rita),
      await staff('DELETE', `/${protocolo}/Atendente`, undefined, rita),
    ];
    expect(others.map(codigo)).toEqual(Array(4).fill('ATENDIMENTO_DE_OUTRA_PESSOA'));
    const seen = dataOf<AtendimentoAberto>(await staff('GET', `/${protocolo}`, undefined, rita));
    expect([seen.atendente, seen.podeAssumir, seen.falas.length]).toEqual(['outra_pessoa', false, 1]);
    await sql`update chatbot_atendimento set atendente_em = now() - interval '16 minutes'
      where protocolo = ${protocolo}`.execute(db());
    expect((await staff('PUT', `/${protocolo}/Atendente`, undefined, rita)).statusCode).toBe(200);
    expect(codigo(await staff('POST', `/${protocolo}/Falas`, { falaId: 'y', texto: 'Oi' }))).toBe(
      'ATENDIMENTO_DE_OUTRA_PESSOA',
    );
    const left = dataOf<AtendimentoAberto>(await staff('DELETE', `/${protocolo}/Atendente`, undefined, rita));
    expect([left.situacao, left.atendente, left.podeAssumir]).toEqual(['espera', null, true]);
  });

  it('is read and written by its key alone, which no table holds', async () => {
    const aberto = await pedir();
    const other = await pedir();
    const wrong = { ...aberto, chave: other.chave };
    for (const reply of [
      await ler(wrong),
      await dizer(wrong, 'Oi'),
      await ler({ ...aberto, protocolo: 'AAAA-AAAA' }),
    ]) {
      expect([reply.statusCode, codigo(reply)]).toEqual([404, 'ATENDIMENTO_NAO_ENCONTRADO']);
    }
    const { rows } = await sql<{ chave: string }>`
      select chave from chatbot_atendimento where protocolo = ${aberto.protocolo}`.execute(db());
    expect(rows[0]?.chave).toMatch(/^[0-9a-f]{64}$/);
    expect((await ler(aberto)).headers['cache-control']).toBe('no-store');
  });
});
