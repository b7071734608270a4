import { installReads } from '../../installReads';

export { AcessosPage as Screen } from '../../../features/administracao/acessos/AcessosPage';
export const install = installReads;
