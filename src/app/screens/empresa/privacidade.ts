import { PrivacidadePage } from '../../../features/empresa/declaracoes/PrivacidadePage';
import { installReads } from '../../installReads';

export const Screen = PrivacidadePage;
export const install = installReads;
