import { sql } from 'kysely';
import type { AtendimentoAberto, ConversaAoVivo, FilaAtendimentos } from '../../../src/domain/wire/chatbot/aoVivo';
import type { AtendimentoAberto as Aberto } from '../../../src/domain/wire/chatbot/chatbot';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const otto = signedInAs('otto', 'Operacao');
const rita = signedInAs('rita', 'Admin');
let keys = 0;
const call = async (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: { 'idempotency-key': `portas-${(keys += 1)}`, ...headers },
    ...(payload && { payload }),
  });
  const { data, erros } = reply.json<{ data?: unknown; erros?: { codigo: string; mensagem: string }[] }>();
  return { status: reply.statusCode, data, erro: erros?.[0] };
};
const staff = (method: Method, url: string, payload?: object, who = otto) =>
  call(method, `/Administracao/Atendimentos${url}`, payload, who);

async function pedir(): Promise<Aberto> {
  const mensagem = 'Preciso mudar a data da minha passagem de sábado.';
  const contato = { nome: 'Bento Araújo', email: 'bento@itape.test', mensagem, consentimento: true };
  return (await call('POST', '/Chatbot/Atendimentos', contato)).data as Aberto;
}
const dizer = ({ protocolo, chave }: Aberto, texto: string, falaId = `f${(keys += 1)}`) =>
  call('POST', `/Chatbot/Atendimentos/${protocolo}/Falas`, { chave, falaId, texto });
const falasDe = async ({ protocolo, chave }: Aberto) =>
  ((await call('POST', `/Chatbot/Atendimentos/${protocolo}/Leitura`, { chave })).data as ConversaAoVivo).falas;
const silent = (protocolo: string, minutos: number) =>
  sql`update chatbot_atendimento set atendente_em = now() - make_interval(mins => ${minutos}::int)
    where protocolo = ${protocolo}`.execute(server.services.database.db);

interface Door {
  method: Method;
  url: string;
  payload?: object;
}

/** Every way of the staff to one conversation. */
const doors: Door[] = [
  { method: 'PUT', url: '/Atendente' },
  { method: 'DELETE', url: '/Atendente' },
  { method: 'POST', url: '/Falas', payload: { falaId: 'um', texto: 'Olá' } },
  { method: 'PUT', url: '/Fim', payload: { resposta: 'Feito.' } },
];

describe.each(doors)('$method Atendimentos/{protocolo}$url', ({ method, url, payload }) => {
  it('is for the company’s staff alone', async () => {
    const { protocolo } = await pedir();
    const path = `/Administracao/Atendimentos/${protocolo}${url}`;
    expect((await call(method, path, payload)).status).toBe(401);
    for (const who of [signedInAs('carla'), signedInAs('ana', 'Agencia', 'AgenciaResponsavel')]) {
      expect((await call(method, path, payload, who)).status).toBe(403);
    }
  });

  it('finds no conversation of a protocol that has none', async () => {
    expect(await staff(method, `/AAAA-AAAA${url}`, payload)).toMatchObject({
      status: 404,
      erro: { codigo: 'ATENDIMENTO_NAO_ENCONTRADO', mensagem: 'Não encontramos este atendimento.' },
    });
  });

  it('is closed once the letter is answered, to the person who answered too', async () => {
    const aberto = await pedir();
    await staff('PUT', `/${aberto.protocolo}/Atendente`);
    await staff('PUT', `/${aberto.protocolo}/Fim`, { resposta: 'Remarcamos.' });
    const before = await falasDe(aberto);
    for (const who of [otto, rita]) {
      expect(await staff(method, `/${aberto.protocolo}${url}`, payload, who)).toMatchObject({
        status: 409,
        erro: { codigo: 'ATENDIMENTO_ENCERRADO', mensagem: 'Este atendimento já foi respondido.' },
      });
    }
    expect(await falasDe(aberto)).toEqual(before);
  });
});

describe.each(doors.slice(1))('$method Atendimentos/{protocolo}$url', ({ method, url, payload }) => {
  it('needs that the caller has the conversation, before anybody took it too', async () => {
    const aberto = await pedir();
    expect((await staff(method, `/${aberto.protocolo}${url}`, payload)).erro).toEqual({
      codigo: 'ATENDIMENTO_DE_OUTRA_PESSOA',
      mensagem: 'Outra pessoa da equipe está neste atendimento.',
    });
    expect(await falasDe(aberto)).toEqual([]);
  });
});

describe('a conversation', () => {
  it('that is taken twice by one person says once that somebody came', async () => {
    const aberto = await pedir();
    for (let i = 0; i < 2; i += 1) {
      expect((await staff('PUT', `/${aberto.protocolo}/Atendente`)).data).toMatchObject({ atendente: 'voce' });
    }
    expect((await falasDe(aberto)).map(({ texto }) => texto)).toEqual([
      'Uma pessoa do atendimento entrou na conversa.',
    ]);
  });

  it('is kept by a turn within the quarter of an hour, and lost by silence after it', async () => {
    const { protocolo } = await pedir();
    const steal = async () => (await staff('PUT', `/${protocolo}/Atendente`, undefined, rita)).status;
    await staff('PUT', `/${protocolo}/Atendente`);
    await silent(protocolo, 14);
    expect(await steal()).toBe(409);
    await silent(protocolo, 16);
    await staff('POST', `/${protocolo}/Falas`, { falaId: 'aqui', texto: 'Ainda estou aqui.' });
    expect(await steal()).toBe(409);
    await silent(protocolo, 16);
    expect(((await staff('GET', `/${protocolo}`, undefined, rita)).data as AtendimentoAberto).podeAssumir).toBe(true);
    expect(await steal()).toBe(200);
  });

  it('counts as unanswered what came after the last turn of the staff, not the notes of the system', async () => {
    const aberto = await pedir();
    const { protocolo } = aberto;
    const waiting = async () => ((await staff('GET', `/${protocolo}`)).data as AtendimentoAberto).semResposta;
    await dizer(aberto, 'Oi');
    await dizer(aberto, 'Alguém?');
    await staff('PUT', `/${protocolo}/Atendente`);
    expect(await waiting()).toBe(2);
    await staff('POST', `/${protocolo}/Falas`, { falaId: 'r', texto: 'Olá' });
    expect(await waiting()).toBe(0);
    await dizer(aberto, 'Domingo, por favor.');
    await staff('DELETE', `/${protocolo}/Atendente`);
    expect(await waiting()).toBe(1);
  });

  it('stands in the queue by its age, the oldest first, whoever has it', async () => {
    const [one, two] = [await pedir(), await pedir()];
    await staff('PUT', `/${one.protocolo}/Atendente`);
    const { atendimentos } = (await staff('GET', '', undefined, rita)).data as FilaAtendimentos;
    const own = atendimentos.filter(({ protocolo }) => [one.protocolo, two.protocolo].includes(protocolo));
    expect(own.map(({ protocolo, atendente }) => [protocolo, atendente])).toEqual([
      [one.protocolo, 'outra_pessoa'],
      [two.protocolo, null],
    ]);
  });
});

describe('a turn', () => {
  it('under one id is one turn, and the same id on the other side is another', async () => {
    const aberto = await pedir();
    await staff('PUT', `/${aberto.protocolo}/Atendente`);
    for (const texto of ['Oi', 'Oi', 'Outra coisa']) await dizer(aberto, texto, 'igual');
    await staff('POST', `/${aberto.protocolo}/Falas`, { falaId: 'igual', texto: 'Olá' });
    expect((await falasDe(aberto)).map(({ de, texto }) => `${de}: ${texto}`).slice(1)).toEqual([
      'cliente: Oi',
      'atendente: Olá',
    ]);
  });

  it('is never lost to another whose id differs in its last letter alone', async () => {
    const aberto = await pedir();
    const { protocolo } = aberto;
    await staff('PUT', `/${protocolo}/Atendente`);
    for (const length of [62, 63, 64]) {
      for (const end of ['a', 'b']) {
        const falaId = `${'x'.repeat(length - 1)}${end}`;
        const before = (await falasDe(aberto)).length;
        const answers = [
          await dizer(aberto, `Oi ${length} ${end}`, falaId),
          await staff('POST', `/${protocolo}/Falas`, { falaId, texto: `Olá ${length} ${end}` }),
        ];
        const kept = answers.filter(({ status }) => status === 200).length;
        expect([length, end, (await falasDe(aberto)).length - before]).toEqual([length, end, kept]);
      }
    }
  });

  it.each([
    ['no text', { texto: '' }],
    ['a text of 2,001 letters', { texto: 'a'.repeat(2_001) }],
    ['an id of other signs', { falaId: 'a b' }],
    ['a key of another form', { chave: 'abc' }],
  ])('is refused with %s', async (_, change) => {
    const aberto = await pedir();
    const body = { chave: aberto.chave, falaId: 'um', texto: 'Oi', ...change };
    expect((await call('POST', `/Chatbot/Atendimentos/${aberto.protocolo}/Falas`, body)).status).toBe(400);
    expect(await falasDe(aberto)).toEqual([]);
  });

  it('is refused after two hundred of the person, in words; the staff goes on', async () => {
    const aberto = await pedir();
    await sql`insert into chatbot_fala(id, protocolo, fala_id, de, texto)
      select gen_random_uuid(), ${aberto.protocolo}, 'c-' || n, 'cliente', 'Oi' from generate_series(1, 199) n`.execute(
      server.services.database.db,
    );
    expect((await dizer(aberto, 'A última')).status).toBe(200);
    expect(await dizer(aberto, 'Uma a mais')).toMatchObject({
      status: 429,
      erro: { codigo: 'CONVERSA_LONGA', mensagem: 'A conversa ficou longa demais. Espere a resposta.' },
    });
    await staff('PUT', `/${aberto.protocolo}/Atendente`);
    expect((await staff('POST', `/${aberto.protocolo}/Falas`, { falaId: 'r', texto: 'Olá' })).status).toBe(200);
  });
});
