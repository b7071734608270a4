import { CompletarCadastroModal } from '../../features/cadastro/CompletarCadastroModal';
import { lazyPart } from '../lazyPart';

const Termos = lazyPart(() => import(/* webpackChunkName: "termos" */ './termos'));

export const Screen = () => <CompletarCadastroModal Termos={Termos} />;
