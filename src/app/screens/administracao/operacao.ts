import { filtrarSecao } from '../../../sagas/administracao/filtrarSecao';
import { operarPartida } from '../../../sagas/administracao/operarPartida';
import { installReads } from '../../installReads';

export { OperacaoDoDiaPage as Screen } from '../../../features/administracao/operacao/OperacaoDoDiaPage';
export const install = installReads;
export const workflows = [filtrarSecao, operarPartida];
