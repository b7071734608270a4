import { NossaFrotaPage } from '../../../features/empresa/nossaFrota/NossaFrotaPage';
import { installReads } from '../../installReads';

export const Screen = NossaFrotaPage;
export const install = installReads;
