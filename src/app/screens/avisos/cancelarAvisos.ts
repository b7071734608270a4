import { CancelarAvisosPage } from '../../../features/avisos/CancelarAvisosPage';
import { recusarLembretes } from '../../../sagas/avisos/lembretes';

export const Screen = CancelarAvisosPage;

export const workflows = [recusarLembretes];
