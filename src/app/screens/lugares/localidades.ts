import { LocalidadesFeed } from '../../../features/viagens/home/LocalidadesFeed';
import { adiantarViagens } from '../../../sagas/viagens/adiantarViagens';
import { installReads } from '../../installReads';

export const Screen = LocalidadesFeed;

/** The cache of reads loads with the first place field that is used. */
export const install = installReads;
export const workflows = [adiantarViagens];
