import { randomUUID } from 'node:crypto';
import { toBuscaLink } from '../../src/domain/viagens/links';
import { diaEm, addDias, formatDia } from '../../src/domain/base/data';
import type { AtendimentoAberto, RespostaChatbot } from '../../src/domain/wire/chatbot/chatbot';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { umComprador } from '../pedidos/testdata/comprador';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const amanha = () => addDias(diaEm(new Date(), 'America/Sao_Paulo'), 1);

async function ask(
  texto: string,
  conversaId?: string,
  headers: Record<string, string> = {},
  mensagemId = randomUUID(),
) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/Chatbot/Mensagens',
    headers,
    payload: { texto, mensagemId, ...(conversaId && { conversaId }) },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json<{ data: RespostaChatbot }>().data;
}

/** A conversation, one message after the other; gives the last answer. */
async function talk(...messages: string[]): Promise<RespostaChatbot> {
  let last = await ask(messages[0] ?? '');
  for (const message of messages.slice(1)) last = await ask(message, last.conversaId);
  return last;
}

const words = ({ baloes }: RespostaChatbot): string =>
  baloes.map((balao) => (balao.tipo === 'texto' ? balao.texto : balao.tipo)).join('\n');
const viagensOf = ({ baloes }: RespostaChatbot) => baloes.find((balao) => balao.tipo === 'viagens');

describe('the assistant', () => {
  it('converses in Portuguese, whatever the language of the page around it', async () => {
    const question = 'amanhã cedo de sampa pro rio, 2 pessoas';
    const { baloes, sugestoes } = await ask(question);
    expect(await ask(question, undefined, { 'x-idioma': 'en' })).toMatchObject({ baloes, sugestoes });
  });

  it('answers one sentence with real trips, the price for everybody and a link that says where it comes from', async () => {
    const reply = await ask('amanhã cedo de sampa pro rio, 2 pessoas');
    expect(words(reply)).toContain('São Paulo → Rio de Janeiro');
    expect(words(reply)).toContain(formatDia(amanha()).slice(0, 5));
    expect(words(reply)).toContain('cedo, até as 10h, 2 pessoas');
    const found = await server.app.viagens.search(lugares.saoPaulo, lugares.rio, amanha());
    const [first] = found;
    const asViagens = viagensOf(reply);
    expect(asViagens?.viagens).toHaveLength(1);
    expect(asViagens?.viagens[0]).toMatchObject({ id: first?.id, hora: '08:00' });
    expect(asViagens?.viagens[0]?.totalCentavos).toBe((first?.menorPrecoCentavos ?? 0) * 2);
    const link = toBuscaLink({
      idaVolta: false,
      localidadeOrigem: lugares.saoPaulo,
      localidadeDestino: lugares.rio,
      dataPartida: amanha(),
      dataVolta: null,
    });
    expect(asViagens?.link.href).toBe(`${link}&origem=chatbot`);
  });

  it('asks for what is missing, one thing at a time, and takes bare answers', async () => {
    const first = await ask('quero viajar');
    expect(words(first)).toBe('Para onde você quer ir?');
    const second = await ask('rio', first.conversaId);
    expect(words(second)).toBe('De onde você sai?');
    const third = await ask('sao paulo', second.conversaId);
    expect(words(third)).toBe('Que dia você quer viajar?');
    expect(third.sugestoes).toContain('Amanhã');
    const fourth = await ask('Amanhã', third.conversaId);
    expect(viagensOf(fourth)?.viagens.length).toBeGreaterThan(1);
  });

  it('keeps what is settled and changes what is said next', async () => {
    const reply = await talk('sampa rio amanhã', 'e à noite?', 'pra 3 pessoas');
    expect(words(reply)).toContain('à noite, 3 pessoas');
    expect(viagensOf(reply)?.viagens.map(({ hora }) => hora)).toEqual(['23:30']);
    expect(words(await talk('sampa rio amanhã à noite', 'qualquer horário'))).not.toContain('à noite');
  });

  it('asks when one comes back, and names the way back', async () => {
    const asked = await talk('ida e volta de sampa pro rio amanhã');
    expect(words(asked)).toBe('E que dia você volta?');
    const reply = await ask('3 dias depois', asked.conversaId);
    expect(words(reply)).toMatch(/volta .*A volta, /s);
    expect(viagensOf(reply)?.link.href).toContain(`dataVolta=${addDias(amanha(), 3)}`);
  });

  it('says so where nothing fits, and what there is instead', async () => {
    expect(words(await talk('sampa rio amanhã de madrugada'))).toContain('Nesse horário não há lugares');
    expect(words(await talk('rio ilha do mel amanhã'))).toContain('Não há viagem nesse dia');
    expect(words(await talk('sampa rio 31/02'))).toContain('não existe no calendário');
    expect(words(await talk('sampa rio 12/12/2020'))).toContain('já passou');
    expect(words(await talk('sampa rio em 90 dias'))).toContain('Vendemos passagens até');
    expect(words(await talk('de sampa pra sao paulo amanhã'))).toContain('mesmo lugar');
    expect(words(await talk('sampa rio amanhã 9 pessoas'))).toContain('até 6 pessoas');
  });

  it('knows the cheapest days and takes one of them by its name', async () => {
    const days = await talk('qual o dia mais barato de sampa pro rio');
    expect(words(days)).toContain('Os dias mais baratos de São Paulo → Rio de Janeiro');
    expect(days.sugestoes.length).toBeGreaterThan(0);
    const reply = await ask(days.sugestoes[0] ?? '', days.conversaId);
    expect(viagensOf(reply)?.viagens.length).toBeGreaterThan(0);
  });

  it('tells how the coaches of a day stand', async () => {
    const reply = await talk('o onibus de sampa pro rio amanhã tá atrasado?');
    expect(words(reply)).toMatch(/08:00: No horário/);
  });

  it('answers rules from the help and from the dated rows, and nothing of its own', async () => {
    const reply = await talk('como cancelo minha passagem?');
    expect(words(reply)).toContain('Cancelar e receber de volta');
    expect(words(reply)).toContain('Pela regra de hoje (');
    expect(reply.baloes[0]).toMatchObject({
      link: { href: '/atendimento-ajuda?artigo=cancelar-passagem&origem=chatbot' },
    });
    const related = reply.sugestoes[0] ?? '';
    expect(words(await ask(related, reply.conversaId))).toContain(related);
  });

  it('is honest about what it does not understand, and bears silence, novels and insults', async () => {
    const reply = await talk('qual a capital da frança', 'xpto');
    expect(words(reply)).toContain('Não entendi');
    expect(reply.sugestoes).toContain('Falar com uma pessoa');
    expect(words(await talk('   '))).toContain('Não recebi nenhum texto');
    expect(words(await talk('blá '.repeat(200)))).toContain('longa demais');
    expect(words(await talk('vcs são um lixo'))).toContain('Sinto muito');
    expect(words(await talk('<img src=x onerror=alert(1)>'))).not.toContain('<');
  });

  it.each(['???', '🙃🙃', 'asdfghjkl', 'kkkkkkkk'])('answers “%s” kindly, with what it can do', async (texto) => {
    const reply = await talk(texto);
    expect(words(reply)).toContain('Não consegui ler essa mensagem, mas posso ajudar. Sei buscar viagens');
    expect(reply.sugestoes).toContain('Falar com uma pessoa');
  });

  it('says what else it can do to insults and novels', async () => {
    expect(words(await talk('robô inútil'))).toContain('Sei buscar viagens');
    expect(words(await talk('blá '.repeat(200)))).toContain('Sei buscar viagens');
  });

  it('names the ways to pay that exist where a boleto is asked for', async () => {
    const reply = await talk('posso pagar com boleto?');
    expect(words(reply)).toContain('Pix, cartão de crédito (em até 12 vezes, conforme o valor) ou cartão de débito');
    expect(words(await ask(reply.sugestoes[0] ?? '', reply.conversaId))).toContain('QR Code');
  });

  it('promises no wi-fi and no socket that no record knows of, and offers a person', async () => {
    const reply = await talk('tem wi-fi e tomada no ônibus?');
    expect(words(reply)).toContain('não se o ônibus tem Wi-Fi ou tomada');
    expect((await ask(reply.sugestoes[0] ?? '', reply.conversaId)).pede).toBe('atendente');
  });

  it('gives the same answer to a message that is sent again, as if it had come once', async () => {
    const first = await ask('sampa rio amanhã');
    const id = randomUUID();
    const once = await ask('pra 2 pessoas', first.conversaId, {}, id);
    expect(await ask('pra 2 pessoas', first.conversaId, {}, id)).toEqual(once);
  });

  it('keeps no word of what was written, and finds a conversation by nothing but its id', async () => {
    const { conversaId } = await ask('sou a Ana Souza, cpf 123.456.789-09, quero ir de sampa pro rio amanhã');
    const rows = await server.services.database.db.selectFrom('chatbot_conversa').selectAll().execute();
    expect(rows.map(({ estado, anterior }) => estado + anterior).join()).not.toMatch(/\bana\b|souza|456/i);
    expect(JSON.stringify(rows)).not.toContain(conversaId);
  });

  it('takes two messages of one conversation at once, and loses neither', async () => {
    const { conversaId } = await ask('sampa rio amanhã');
    await Promise.all([ask('2 pessoas', conversaId), ask('à noite', conversaId)]);
    expect(words(await ask('mais barato', conversaId))).toContain('à noite, 2 pessoas');
  });
});

describe('orders in the conversation', () => {
  it('are told to their owner alone, and to nobody without signing in [ID1]', async () => {
    const ana = umComprador(server, 'ana');
    const pedido = await ana.order([1]);
    const nobody = await ask('onde está meu pedido?');
    expect(nobody.pede).toBe('entrar');
    expect(JSON.stringify(nobody)).not.toContain(pedido.localizador);

    const own = await ask('onde está meu pedido?', nobody.conversaId, signedInAs('ana'));
    expect(own.pede).toBeNull();
    expect(own.baloes).toMatchObject([{ tipo: 'pedidos', pedidos: [{ localizador: pedido.localizador }] }]);

    const bia = await ask('onde está meu pedido?', nobody.conversaId, signedInAs('bia'));
    expect(JSON.stringify(bia)).not.toContain(pedido.localizador);
    const again = await ask('oi', nobody.conversaId);
    expect(JSON.stringify(again)).not.toContain(pedido.localizador);
  });
});

describe('being handed over to a person', () => {
  const contact = {
    nome: 'Bento Araújo',
    email: 'bento@itape.test',
    mensagem: 'Preciso de nota fiscal para a empresa.',
    consentimento: true,
  };
  const open = (payload: object, chave: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Chatbot/Atendimentos',
      headers: { 'idempotency-key': chave },
      payload,
    });

  it('says when somebody answers and asks for a contact', async () => {
    const reply = await ask('quero falar com uma pessoa');
    expect(reply.pede).toBe('atendente');
    expect(words(reply)).toContain('Todos os dias, 24 horas');
  });

  it('makes one letter with a protocol, however often it is sent', async () => {
    const first = await open(contact, 'at-1');
    expect(first.statusCode).toBe(201);
    const { protocolo } = first.json<{ data: AtendimentoAberto }>().data;
    expect((await open(contact, 'at-1')).json<{ data: AtendimentoAberto }>().data.protocolo).toBe(protocolo);
    const manifestacao = await server.app.inject({
      method: 'POST',
      url: `/api/Manifestacoes/${protocolo}/Busca`,
      payload: { email: contact.email },
    });
    expect(manifestacao.statusCode).toBe(200);
    const consent = await server.services.database.db.selectFrom('chatbot_atendimento').select('protocolo').execute();
    expect(consent).toEqual([{ protocolo }]);
  });

  it('needs consent and a way to answer', async () => {
    expect((await open({ ...contact, consentimento: false }, 'at-2')).statusCode).toBe(400);
    expect((await open({ ...contact, email: 'bento' }, 'at-3')).statusCode).toBe(400);
  });
});
