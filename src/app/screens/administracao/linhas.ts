import { filtrarSecao } from '../../../sagas/administracao/filtrarSecao';
import { mudarQuadro } from '../../../sagas/administracao/mudarQuadro';
import { installReads } from '../../installReads';

export { LinhasPage as Screen } from '../../../features/administracao/linhas/LinhasPage';
export const install = installReads;
export const workflows = [filtrarSecao, mudarQuadro];
