import { sql } from 'kysely';
import type { AtendimentoAberto as Aberto } from '../../../src/domain/wire/chatbot/chatbot';
import type { ConversaAoVivo } from '../../../src/domain/wire/chatbot/aoVivo';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

let keys = 0;
const call = (method: 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url: `/api${url}`,
    headers: { 'idempotency-key': `corrida-${(keys += 1)}`, ...headers },
    ...(payload && { payload }),
  });
const staff = (method: 'POST' | 'PUT', url: string, who: string, payload?: object) =>
  call(method, `/Administracao/Atendimentos${url}`, payload, signedInAs(who, 'Operacao'));

async function pedir(): Promise<Aberto> {
  const mensagem = 'Preciso mudar a data da minha passagem de sábado.';
  const contato = { nome: 'Bento Araújo', email: 'bento@itape.test', mensagem, consentimento: true };
  return (await call('POST', '/Chatbot/Atendimentos', contato)).json<{ data: Aberto }>().data;
}
const falasDe = async ({ protocolo, chave }: Aberto) =>
  (await call('POST', `/Chatbot/Atendimentos/${protocolo}/Leitura`, { chave })).json<{ data: ConversaAoVivo }>().data
    .falas;
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('a conversation amid many people of the staff', () => {
  it('is taken by one of eight who come at once, and the person reads once that somebody came', async () => {
    const aberto = await pedir();
    const people = Array.from({ length: 8 }, (_, i) => `pessoa-${i}`);
    const taken = await Promise.all(people.map((who) => staff('PUT', `/${aberto.protocolo}/Atendente`, who)));
    const statuses = taken.map(({ statusCode }) => statusCode);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 7]);
    expect(await falasDe(aberto)).toHaveLength(1);
  });

  it('is taken over from a silent one by one of those who try', async () => {
    const aberto = await pedir();
    await staff('PUT', `/${aberto.protocolo}/Atendente`, 'quieta');
    await sql`update chatbot_atendimento set atendente_em = now() - interval '16 minutes'
      where protocolo = ${aberto.protocolo}`.execute(server.services.database.db);
    const tried = await Promise.all(
      ['um', 'dois', 'tres'].map((who) => staff('PUT', `/${aberto.protocolo}/Atendente`, who)),
    );
    const statuses = tried.map(({ statusCode }) => statusCode);
    expect(count(statuses, 200)).toBe(1);
  });

  it('is ended once by one person who presses twice, with one answer and one letter to the person', async () => {
    const aberto = await pedir();
    await staff('PUT', `/${aberto.protocolo}/Atendente`, 'otto');
    const ends = await Promise.all(
      ['Remarcamos.', 'Cancelamos.'].map((resposta) => staff('PUT', `/${aberto.protocolo}/Fim`, 'otto', { resposta })),
    );
    const statuses = ends.map(({ statusCode }) => statusCode);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 1]);
    const { rows } = await sql`select 1 from empresa_registro where protocolo = ${aberto.protocolo}
      and acao = 'respondida'`.execute(server.services.database.db);
    expect(rows).toHaveLength(1);
    const ended = (await falasDe(aberto)).filter(({ texto }) => texto.includes('terminou'));
    expect(ended).toHaveLength(1);
  });

  it('has a turn once that was sent five times at once', async () => {
    const aberto = await pedir();
    const { protocolo, chave } = aberto;
    const say = () => call('POST', `/Chatbot/Atendimentos/${protocolo}/Falas`, { chave, falaId: 'um', texto: 'Oi' });
    const sent = await Promise.all(Array.from({ length: 5 }, say));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await falasDe(aberto)).toHaveLength(1);
  });

  it('has no turn of the person after its end, whichever comes first', async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const aberto = await pedir();
      const { protocolo, chave } = aberto;
      await staff('PUT', `/${protocolo}/Atendente`, 'otto');
      const say = (falaId: string) =>
        call('POST', `/Chatbot/Atendimentos/${protocolo}/Falas`, {
          chave,
          falaId,
          texto: `Ainda estou aqui ${falaId}`,
        });
      const [end, ...said] = await Promise.all([
        staff('PUT', `/${protocolo}/Fim`, 'otto', { resposta: 'Remarcamos.' }),
        ...['um', 'dois', 'tres', 'quatro'].map(say),
      ]);
      expect(end?.statusCode).toBe(200);
      for (const { statusCode } of said) outcomes.add(statusCode);
      const falas = await falasDe(aberto);
      expect(falas.at(-1)?.texto).toContain('terminou');
      expect(falas.filter(({ de }) => de === 'cliente')).toHaveLength(
        count(
          said.map((one) => one.statusCode),
          200,
        ),
      );
    }
    expect([...outcomes].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });
});
