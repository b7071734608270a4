import { useEmit } from '../../events/useEmit';
import type { Balao } from '../../domain/wire/chatbot/chatbot';
import type { ChatbotState, Fala } from '../../store/chatbot/chatbot';
import { useSubmission } from '../../store/useSubmission';
import { Button } from '../../ui/Button/Button';
import { ChatLog, type ChatMessage } from '../../ui/ChatLog/ChatLog';
import { BalaoView } from './BalaoView';
import { textosChatbot as textos } from './textos';
import { PORTUGUESE } from '../../words/language';
import { translated } from '../../words/t';

/** The conversation, preceded by the welcome message. */
export function Falas({ chatbot }: { chatbot: ChatbotState }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('mensagemChatbot');
  const last = chatbot.falas.at(-1);
  const close = () => emit('ChatbotFechado');
  const welcome: ChatMessage = {
    id: 'boas-vindas',
    own: false,
    author: translated(textos.assistente),
    content: textos.boasVindas,
  };
  const messages = [welcome, ...chatbot.falas.flatMap((fala) => toMessages(fala, fala === last ? erro : null, close))];
  return (
    <ChatLog
      label={translated(textos.conversa)}
      lang={PORTUGUESE}
      messages={messages}
      typing={sending ? translated(textos.escrevendo) : undefined}
    />
  );
}

/** `erro`: why the message was not answered. */
function toMessages(fala: Fala, erro: string | null, close: () => void): ChatMessage[] {
  if (fala.de === 'pessoa') {
    const note = erro !== null && <NaoEnviada erro={erro} />;
    return [{ id: fala.id, own: true, author: translated(textos.pessoa), content: fala.texto, note }];
  }
  return fala.baloes.map((balao: Balao, i) => ({
    id: `${fala.id}-${i}`,
    own: false,
    author: translated(textos.assistente),
    content: <BalaoView balao={balao} onFollow={close} />,
  }));
}

function NaoEnviada({ erro }: { erro: string }) {
  const emit = useEmit();
  return (
    <>
      {translated(textos.naoEnviada)} {erro}{' '}
      <Button variant="quiet" size="small" onClick={() => emit('ChatbotMensagemReenviada')}>
        {translated(textos.tentar)}
      </Button>
    </>
  );
}
