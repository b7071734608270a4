import { useLocation } from 'react-router-dom';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { ChatIcon } from '../../../ui/icons/ChatIcon';
import { IconButton } from '../../../ui/IconButton/IconButton';
import { t } from '../../../words/t';

/** Pages of a purchase, where the running hold leaves no room for distraction. */
const SEM_CONVERSA: readonly string[] = [
  rotas.comprarViagem.path,
  rotas.pagamentoPix.path,
  rotas.pagamentoExterno.path,
];

/** Opens the assistant. It stands in the header and so covers nothing. */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const emit = useEmit();
  if (SEM_CONVERSA.includes(pathname.replace(/\/+$/, ''))) return null;
  return (
    <IconButton label={t('Conversar com o assistente')} onClick={() => emit('ChatbotAberto')}>
      <ChatIcon size={24} />
    </IconButton>
  );
}
