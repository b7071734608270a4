import { DestinosPage } from '../../../features/empresa/destinos/DestinosPage';
import { installReads } from '../../installReads';

export const Screen = DestinosPage;
export const install = installReads;
