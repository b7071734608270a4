import { CompletarCadastroModal } from '../../features/cadastro/CompletarCadastroModal';
import { installReads } from '../installReads';

export const Screen = CompletarCadastroModal;
export const install = installReads;
