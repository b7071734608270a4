import { CalendarioPrecos } from '../../../features/viagens/home/CalendarioPrecos';
import { installReads } from '../../installReads';

export const Screen = CalendarioPrecos;

/** The cache of reads loads with it, where no place field was used before. */
export const install = installReads;
