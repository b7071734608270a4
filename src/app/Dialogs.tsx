import { selectContaPhase } from '../store/conta';
import { selectEntrarOpen } from '../store/entrar';
import { useAppSelector } from '../store/hooks';
import { selectChatbotPanel, selectLinkPendente } from '../store/interface';
import { selectVersaoNova } from '../store/versao';
import { lazyPart } from './lazyPart';

// In the chunks of their workflows, which open them: a dialog that is asked for is already here.
const EntrarDialog = lazyPart(() => import(/* webpackChunkName: "entrar" */ './lazy/entrar'));
const CadastroModal = lazyPart(() => import(/* webpackChunkName: "cadastro" */ './lazy/cadastro'));
const NovaVersao = lazyPart(() => import(/* webpackChunkName: "versao" */ './lazy/versao'));
const Chatbot = lazyPart(() => import(/* webpackChunkName: "chatbot" */ './lazy/chatbot'));
const LinkPendente = lazyPart(() => import(/* webpackChunkName: "link" */ './lazy/linkPendente'));

/** The dialogs that may open over any page; their code comes when the store first asks for them. */
export function Dialogs() {
  const entrar = useAppSelector(selectEntrarOpen);
  const link = useAppSelector(selectLinkPendente);
  // Once asked for it stays, so that what is half written outlives closing it.
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
