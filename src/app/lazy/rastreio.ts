import { RastreioPage } from '../../features/rastreio/RastreioPage';
import { installReads } from '../installReads';

export const Screen = RastreioPage;
export const install = installReads;
