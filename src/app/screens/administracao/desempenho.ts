import { installReads } from '../../installReads';

export { DesempenhoPage as Screen } from '../../../features/administracao/desempenho/DesempenhoPage';
export const install = installReads;
