import { desenharOnibus } from '../../../sagas/administracao/desenharOnibus';
import { guardarDesenho } from '../../../sagas/administracao/guardarDesenho';
import { installReads } from '../../installReads';

export { FrotaPage as Screen } from '../../../features/administracao/frota/FrotaPage';
export const install = installReads;
export const workflows = [desenharOnibus, guardarDesenho];
