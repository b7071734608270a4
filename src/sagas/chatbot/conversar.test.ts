import type { RespostaChatbot } from '../../domain/wire/chatbot/chatbot';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpResult } from '../../services/ports';
import { selectAoVivo } from '../../store/chatbot/aoVivo';
import { selectChatbot } from '../../store/chatbot/chatbot';
import { selectSubmission } from '../../store/submissions';
import { contaLoaded } from '../../store/conta/conta';
import { umaConta, umCadastro } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { createConversar } from './conversar';
import { type Flow, put, takeEvent } from '../kernel/effects';

const resposta = (change: Partial<RespostaChatbot> = {}): RespostaChatbot => ({
  conversaId: 'c'.repeat(22),
  baloes: [{ tipo: 'texto', texto: 'Para onde você quer ir?' }],
  sugestoes: ['Amanhã'],
  pede: null,
  ...change,
});
const ok = <T>(value: T): HttpResult<T> => ({ ok: true, value });
const offline: HttpResult<never> = { ok: false, failure: { kind: 'transient', motivo: 'rede' } };
const dados = {
  nome: 'Ana Souza',
  email: 'ana@itape.test',
  celular: '',
  mensagem: 'Preciso de nota fiscal da passagem.',
  consentimento: true,
};

/** Runs the workflow over an assistant that returns these answers in turn. */
function talkTo(...replies: HttpResult<unknown>[]) {
  const post = jest.fn((_path: string, _body: unknown, _key?: string) => Promise.resolve(replies.shift() ?? offline));
  let ids = 0;
  const random = { uuid: () => `m${(ids += 1)}` };
  const app = startWorkflow([createConversar({ post: post as never }), registered], { random });
  return {
    ...app,
    post,
    state: () => selectChatbot(app.state()),
    aoVivo: () => selectAoVivo(app.state()),
    atendimento: () => selectSubmission(app.state(), 'atendimento'),
    mensagem: () => selectSubmission(app.state(), 'mensagemChatbot'),
  };
}

/** Completes the registration some time after the sign-in. */
function* registered(): Flow {
  yield* takeEvent('CadastroEnviado');
  yield* put(contaLoaded({ conta: umaConta(), sub: 'ana' }));
}

describe('the conversation', () => {
  it('sends what was written and shows the answer, and goes on by the id that came with it', async () => {
    const app = talkTo(ok(resposta()), ok(resposta({ sugestoes: [] })));
    app.emit('ChatbotMensagemEnviada', { texto: 'quero viajar' });
    expect(app.state().falas).toMatchObject([{ de: 'pessoa', texto: 'quero viajar' }]);
    expect(app.mensagem()).toMatchObject({ phase: 'sending' });
    await app.settle();
    expect(app.state()).toMatchObject({
      falas: [{ texto: 'quero viajar' }, { de: 'assistente' }],
      sugestoes: ['Amanhã'],
    });
    expect(app.mensagem()).toMatchObject({ phase: 'done' });
    app.emit('ChatbotMensagemEnviada', { texto: 'santos' });
    await app.settle();
    expect(app.post.mock.calls[0]?.[1]).not.toHaveProperty('conversaId');
    expect(app.post.mock.calls[1]?.[1]).toMatchObject({ conversaId: 'c'.repeat(22), texto: 'santos' });
  });

  it('keeps the words that did not go out, and sends them again as the same message', async () => {
    const app = talkTo(offline, ok(resposta()));
    app.emit('ChatbotMensagemEnviada', { texto: 'sp rio amanhã' });
    await app.settle();
    expect(app.state()).toMatchObject({ falas: [{ texto: 'sp rio amanhã' }] });
    expect(app.mensagem()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] });
    app.emit('ChatbotMensagemReenviada');
    await app.settle();
    expect(app.state().falas).toHaveLength(2);
    expect(app.post.mock.calls[0]?.[1]).toEqual(app.post.mock.calls[1]?.[1]);
  });

  it('hears one message at a time, however often it is pressed', async () => {
    const app = talkTo(ok(resposta()), ok(resposta()));
    app.emit('ChatbotMensagemEnviada', { texto: 'oi' });
    app.emit('ChatbotMensagemEnviada', { texto: 'oi' });
    await app.settle();
    expect(app.post).toHaveBeenCalledTimes(1);
  });

  it('asks again once the person has signed in and is registered', async () => {
    const app = talkTo(ok(resposta({ pede: 'entrar' })), ok(resposta()));
    app.emit('ChatbotMensagemEnviada', { texto: 'onde está meu pedido?' });
    await app.settle();
    app.emit('ChatbotEntrarPedido');
    expect(app.events).toContainEqual({ type: 'EntrarPedido', payload: undefined });
    app.emit('SessaoIniciada');
    await app.settle();
    expect(app.post).toHaveBeenCalledTimes(1);
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.post.mock.calls[1]?.[1]).toMatchObject({ texto: 'onde está meu pedido?' });
  });

  it('goes on without, where the sign-in is closed', async () => {
    const app = talkTo(ok(resposta({ pede: 'entrar' })), ok(resposta()));
    app.emit('ChatbotMensagemEnviada', { texto: 'onde está meu pedido?' });
    await app.settle();
    app.emit('ChatbotEntrarPedido');
    app.emit('EntrarFechado');
    app.emit('ChatbotMensagemEnviada', { texto: 'bagagem' });
    await app.settle();
    expect(app.post.mock.calls[1]?.[1]).toMatchObject({ texto: 'bagagem' });
  });

  it('hands over with one key for the same words, and says the protocol', async () => {
    const app = talkTo(offline, ok({ protocolo: 'K7Q2-MP4X', prazo: '2026-11-28' }));
    app.emit('AtendimentoPedido');
    expect(app.state().contato).toBe(true);
    app.emit('AtendimentoEnviado', { dados });
    await app.settle();
    expect(app.atendimento()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] });
    app.emit('AtendimentoEnviado', { dados });
    await app.settle();
    expect(app.atendimento()).toMatchObject({ phase: 'done', valor: { protocolo: 'K7Q2-MP4X', ate: '2026-11-28' } });
    expect(app.post.mock.calls.map(([path]) => path)).toEqual(['/Atendimentos', '/Atendimentos']);
    expect(app.post.mock.calls[0]?.[2]).toBe(app.post.mock.calls[1]?.[2]);
    app.emit('AtendimentoDesistido');
    expect(app.state().contato).toBe(false);
    expect(app.atendimento()).toEqual({ phase: 'idle' });
  });

  it.each([
    ['begins where the assistant names a conversation', { chave: 'k'.repeat(22) }, 'on'],
    ['does not begin where it names none', {}, 'off'],
  ])('talk with a person %s', async (_how, chave, phase) => {
    const app = talkTo(ok({ protocolo: 'K7Q2-MP4X', prazo: '2026-11-28', ...chave }));
    app.emit('AtendimentoPedido');
    app.emit('AtendimentoEnviado', { dados });
    await app.settle();
    expect(app.atendimento()).toMatchObject({ phase: 'done' });
    expect(app.aoVivo()).toMatchObject(phase === 'on' ? { phase, protocolo: 'K7Q2-MP4X', ...chave } : { phase });
  });

  it('is forgotten with the session', async () => {
    const app = talkTo(ok(resposta()));
    app.emit('ChatbotMensagemEnviada', { texto: 'meus pedidos' });
    await app.settle();
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    expect(app.state().falas).toEqual([]);
  });

  it('leaves nothing of a contact on its way when the session ends', async () => {
    const app = talkTo();
    app.post.mockImplementation(() => new Promise(() => undefined));
    app.emit('AtendimentoPedido');
    app.emit('AtendimentoEnviado', { dados });
    app.emit('AtendimentoEnviado', { dados });
    await app.settle();
    expect(app.post).toHaveBeenCalledTimes(1);
    expect(app.atendimento()).toEqual({ phase: 'sending', acao: null });
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    await app.settle();
    expect(app.atendimento()).toEqual({ phase: 'idle' });
    expect(app.state().contato).toBe(false);
  });

  it.each(['ChatbotMensagemEnviada', 'AtendimentoEnviado'] as const)(
    'is forgotten with a session that %s found to be over',
    async (asked) => {
      const app = talkTo(ok(resposta()), { ok: false, failure: { kind: 'identity', codigo: 'TOKEN_INVALIDO' } });
      app.emit('ChatbotMensagemEnviada', { texto: 'meus pedidos' });
      await app.settle();
      expect(app.state().falas).toHaveLength(2);
      if (asked === 'AtendimentoEnviado') app.emit('AtendimentoEnviado', { dados });
      else app.emit('ChatbotMensagemEnviada', { texto: 'e os bilhetes?' });
      await app.settle();
      expect(app.state().falas).toEqual([]);
      expect([app.atendimento(), app.mensagem()]).toEqual([{ phase: 'idle' }, { phase: 'idle' }]);
    },
  );
});
