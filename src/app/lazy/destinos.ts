import { DestinosPage } from '../../features/destinos/DestinosPage';
import { installReads } from '../installReads';

export const Screen = DestinosPage;
export const install = installReads;
