import { useLocation } from 'react-router-dom';
import { rotas } from '../../domain/rotas';
import { useEmit } from '../../events/useEmit';
import { ChatIcon } from '../../ui/icons/ChatIcon';
import { IconButton } from '../../ui/IconButton/IconButton';
import './ChatLauncher.css';

/** Seats in hand and a clock that runs: nothing else is offered there. */
const SEM_CONVERSA: readonly string[] = [
  rotas.comprarViagem.path,
  rotas.pagamentoPix.path,
  rotas.pagamentoExterno.path,
];

/** Opens the assistant. It stands in the head of the page and so covers nothing of it. */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const emit = useEmit();
  if (SEM_CONVERSA.includes(pathname.replace(/\/+$/, ''))) return null;
  return (
    <span className="chat-launcher">
      <IconButton label="Conversar com o assistente" onClick={() => emit('ChatbotAberto')}>
        <ChatIcon size={24} />
      </IconButton>
    </span>
  );
}
