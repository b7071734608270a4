import { installReads } from '../../installReads';

export { VisaoGeralPage as Screen } from '../../../features/administracao/visaoGeral/VisaoGeralPage';
export const install = installReads;
