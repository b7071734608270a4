import { selectContaPhase } from '../store/conta/conta';
import { selectEntrarOpen } from '../store/sessao/entrar';
import { useAppSelector } from '../store/hooks';
import { selectChatbotPanel, selectLinkPendente } from '../store/aplicativo/interface';
import { selectVersaoNova } from '../store/aplicativo/versao';
import { lazyModule } from './loading/lazyModule';

// Same chunks as the workflows that open them, so a requested dialog is already loaded.
const EntrarDialog = lazyModule(() => import(/* webpackChunkName: "entrar" */ './screens/sessao/entrar'), {
  kind: 'quiet',
});
const CadastroModal = lazyModule(() => import(/* webpackChunkName: "cadastro" */ './screens/conta/cadastro'), {
  kind: 'quiet',
});
const NovaVersao = lazyModule(() => import(/* webpackChunkName: "versao" */ './screens/aplicativo/versao'), {
  kind: 'quiet',
});
const Chatbot = lazyModule(() => import(/* webpackChunkName: "chatbot" */ './screens/chatbot/chatbot'), {
  kind: 'quiet',
});
const LinkPendente = lazyModule(() => import(/* webpackChunkName: "link" */ './screens/aplicativo/linkPendente'), {
  kind: 'quiet',
});

/** Dialogs that may open over any page; their code loads when the store first requires them. */
export function Dialogs() {
  const entrar = useAppSelector(selectEntrarOpen);
  const link = useAppSelector(selectLinkPendente);
  // Stays mounted once opened, so that a half-written message survives closing it.
  const chatbot = useAppSelector(selectChatbotPanel) !== 'nunca';
  const versao = useAppSelector(selectVersaoNova);
  const cadastro = useAppSelector(selectContaPhase) === 'incomplete';
  return (
    <>
      {entrar && <EntrarDialog />}
      {cadastro && <CadastroModal />}
      {chatbot && <Chatbot />}
      {link !== null && <LinkPendente />}
      {versao && <NovaVersao />}
    </>
  );
}
