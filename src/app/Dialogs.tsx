import { selectContaPhase } from '../store/conta';
import { selectEntrarOpen } from '../store/entrar';
import { useAppSelector } from '../store/hooks';
import { selectLinkPendente } from '../store/interface';
import { lazyPart } from './lazyPart';

// In the chunks of their workflows, which open them: a dialog that is asked for is already here.
const EntrarDialog = lazyPart(() => import(/* webpackChunkName: "entrar" */ './lazy/entrar'));
const CadastroModal = lazyPart(() => import(/* webpackChunkName: "cadastro" */ './lazy/cadastro'));
const LinkPendente = lazyPart(() => import(/* webpackChunkName: "link" */ './lazy/linkPendente'));

/** The dialogs that may open over any page; their code comes when the store first asks for them. */
export function Dialogs() {
  const entrar = useAppSelector(selectEntrarOpen);
  const link = useAppSelector(selectLinkPendente);
  const phase = useAppSelector(selectContaPhase);
  const cadastro = phase === 'incomplete' || phase === 'sending';
  return (
    <>
      {entrar && <EntrarDialog />}
      {cadastro && <CadastroModal />}
      {link !== null && <LinkPendente />}
    </>
  );
}
