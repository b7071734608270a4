import { selectContaPhase } from '../store/conta/conta';
import { selectEntrarOpen } from '../store/sessao/entrar';
import { useAppSelector } from '../store/hooks';
import { selectChatbotPanel, selectLinkPendente } from '../store/aplicativo/interface';
import { selectVersaoNova } from '../store/aplicativo/versao';
import { lazyPart } from './lazyPart';

// Same chunks as the workflows that open them, so a requested dialog is already loaded.
const EntrarDialog = lazyPart(() => import(/* webpackChunkName: "entrar" */ './lazy/entrar'));
const CadastroModal = lazyPart(() => import(/* webpackChunkName: "cadastro" */ './lazy/cadastro'));
const NovaVersao = lazyPart(() => import(/* webpackChunkName: "versao" */ './lazy/versao'));
const Chatbot = lazyPart(() => import(/* webpackChunkName: "chatbot" */ './lazy/chatbot'));
const LinkPendente = lazyPart(() => import(/* webpackChunkName: "link" */ './lazy/linkPendente'));

/** Dialogs that may open over any page; their code loads when the store first requires them. */
export function Dialogs() {
  const entrar = useAppSelector(selectEntrarOpen);
  const link = useAppSelector(selectLinkPendente);
  // Stays mounted once opened, so that a half-written message survives closing it.
  const chatbot = useAppSelector(selectChatbotPanel) !== 'nunca';
  const versao = useAppSelector(selectVersaoNova);
  const phase = useAppSelector(selectContaPhase);
  const cadastro = phase === 'incomplete' || phase === 'sending';
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
