import { NossaFrotaPage } from '../../features/nossaFrota/NossaFrotaPage';
import { installReads } from '../installReads';

export const Screen = NossaFrotaPage;
export const install = installReads;
