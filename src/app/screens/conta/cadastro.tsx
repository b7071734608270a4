import { CompletarCadastroModal } from '../../../features/conta/cadastro/CompletarCadastroModal';
import { lazyModule } from '../../loading/lazyModule';

const Termos = lazyModule(() => import(/* webpackChunkName: "termos" */ './termos'), { kind: 'quiet' });

export const Screen = () => <CompletarCadastroModal Termos={Termos} />;
