import { atenderAoVivo } from '../../../sagas/administracao/atenderAoVivo';
import { installReads } from '../../installReads';

export { AtendimentosPage as Screen } from '../../../features/administracao/atendimentos/AtendimentosPage';
export const install = installReads;
export const workflows = [atenderAoVivo];
