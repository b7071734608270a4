import { RastreioPage } from '../../../features/encomendas/rastreio/RastreioPage';
import { installReads } from '../../installReads';

export const Screen = RastreioPage;
export const install = installReads;
