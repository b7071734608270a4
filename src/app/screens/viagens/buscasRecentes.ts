import { BuscasRecentes } from '../../../features/viagens/home/BuscasRecentes';
import { installReads } from '../../installReads';

export const Screen = BuscasRecentes;

/** The names of places need the cache of reads. */
export const install = installReads;
