import { AcessibilidadePage } from '../../../features/empresa/declaracoes/AcessibilidadePage';
import { installReads } from '../../installReads';

export const Screen = AcessibilidadePage;
export const install = installReads;
