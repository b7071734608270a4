import { toNovoAtendimento, type DadosAtendimento } from '../../domain/chatbot/atendimento';
import type { AtendimentoAberto, RespostaChatbot } from '../../domain/wire/chatbot/chatbot';
import type { ChatbotPort } from '../../services/ports';
import {
  chatbotCleared,
  contatoShown,
  mensagemSent,
  respostaReceived,
  selectConversaId,
  selectUltimaMensagem,
} from '../../store/chatbot/chatbot';
import { aoVivoCleared, aoVivoStarted } from '../../store/chatbot/aoVivo';
import { selectContaSub } from '../../store/conta/conta';
import { submissionForgotten } from '../../store/submissions';
import { type AttemptKeys, attemptKeys } from '../kernel/attempt';
import { call, emit, type Flow, ports, put, race, select, takeEvent, waitUntil } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { conversarAoVivo } from './conversarAoVivo';

/**
 * The conversation with the assistant: sends messages and shows answers; a failed message stays and can be resent under
 * the same id. When the assistant needs the person's identity, they sign in and the question is repeated; when it
 * cannot help, a human agent is contacted. The conversation ends with the session.
 */
export function createConversar(chatbot: ChatbotPort) {
  return function* conversar(): Flow {
    while (true) {
      try {
        yield* race({
          talking: talk(chatbot),
          live: conversarAoVivo(chatbot),
          ended: takeEvent('SessaoEncerrada'),
        });
      } finally {
        // A refused identity leaves by a throw, before the session ends.
        yield* put(chatbotCleared());
        yield* put(aoVivoCleared());
        yield* put(submissionForgotten('atendimento'));
        yield* put(submissionForgotten('mensagemChatbot'));
      }
    }
  };
}

function* talk(chatbot: ChatbotPort): Flow {
  const keys = attemptKeys();
  while (true) {
    const event = yield* takeEvent(
      'ChatbotMensagemEnviada',
      'ChatbotMensagemReenviada',
      'ChatbotEntrarPedido',
      'AtendimentoPedido',
      'AtendimentoDesistido',
      'AtendimentoEnviado',
    );
    switch (event.type) {
      case 'ChatbotMensagemEnviada':
        yield* say(chatbot, event.payload.texto);
        break;
      case 'ChatbotMensagemReenviada':
        yield* sayAgain(chatbot);
        break;
      case 'ChatbotEntrarPedido':
        yield* signInAndAsk(chatbot);
        break;
      case 'AtendimentoEnviado':
        yield* handOver(chatbot, event.payload.dados, keys);
        break;
      default:
        yield* put(aoVivoCleared());
        yield* put(submissionForgotten('atendimento'));
        yield* put(contatoShown(event.type === 'AtendimentoPedido'));
    }
  }
}

/** Sends a new message, with an id for idempotency. */
function* say(chatbot: ChatbotPort, texto: string): Flow {
  const { random } = yield* ports();
  yield* deliver(chatbot, yield* call(random.uuid), texto);
}

function* sayAgain(chatbot: ChatbotPort): Flow {
  const last = yield* select(selectUltimaMensagem);
  if (last) yield* deliver(chatbot, last.id, last.texto);
}

function* deliver(chatbot: ChatbotPort, id: string, texto: string): Flow {
  yield* put(mensagemSent({ id, texto }));
  const conversaId = yield* select(selectConversaId);
  const body = { mensagemId: id, texto, ...(conversaId !== null && { conversaId }) };
  const path = '/Mensagens';
  const sent = yield* submit<'mensagemChatbot', RespostaChatbot>(
    'mensagemChatbot',
    { method: 'POST', path, body },
    { via: () => call(() => chatbot.post<RespostaChatbot>(path, body)) },
  );
  if (sent.ok) yield* put(respostaReceived({ id: `${id}-resposta`, resposta: sent.value }));
}

/** Signs in, registers, and repeats the question; closing the sign-in continues without. */
function* signInAndAsk(chatbot: ChatbotPort): Flow {
  yield* emit('EntrarPedido');
  const { closed } = yield* race({
    ready: untilRegistered(),
    closed: takeEvent('EntrarFechado', 'CadastroDispensado', 'ChatbotMensagemEnviada'),
  });
  if (closed?.type === 'ChatbotMensagemEnviada') return yield* say(chatbot, closed.payload.texto);
  const last = yield* select(selectUltimaMensagem);
  if (!closed && last) yield* say(chatbot, last.texto);
}

function* untilRegistered(): Flow {
  yield* takeEvent('SessaoIniciada');
  yield* waitUntil((state) => selectContaSub(state) !== null);
}

/** Sends the contact to the company; the same content resent after a lost answer creates one message. */
function* handOver(chatbot: ChatbotPort, dados: DadosAtendimento, keys: AttemptKeys): Flow {
  const path = '/Atendimentos';
  const sent = yield* submit(
    'atendimento',
    { method: 'POST', path, body: toNovoAtendimento(dados) },
    {
      keys,
      via: ({ body, idempotencyKey }) => call(() => chatbot.post<AtendimentoAberto>(path, body, idempotencyKey)),
      keep: ({ protocolo, prazo }: AtendimentoAberto) => ({ protocolo, ate: prazo }),
    },
  );
  // Another assistant than ours may hand over without a conversation.
  if (sent.ok && sent.value.chave)
    yield* put(aoVivoStarted({ protocolo: sent.value.protocolo, chave: sent.value.chave }));
}
