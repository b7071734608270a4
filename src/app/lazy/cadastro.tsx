import { CompletarCadastroModal } from '../../features/conta/cadastro/CompletarCadastroModal';
import { lazyPart } from '../lazyPart';

const Termos = lazyPart(() => import(/* webpackChunkName: "termos" */ './termos'));

export const Screen = () => <CompletarCadastroModal Termos={Termos} />;
