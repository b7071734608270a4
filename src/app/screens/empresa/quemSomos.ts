import { QuemSomosPage } from '../../../features/empresa/quemSomos/QuemSomosPage';
import { installReads } from '../../installReads';

export const Screen = QuemSomosPage;
export const install = installReads;
