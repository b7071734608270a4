import { BuscasRecentes } from '../../features/viagens/home/BuscasRecentes';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = BuscasRecentes;

/** The names of places need the cache of reads. */
export function install(app: AppInstance): void {
  installReads(app);
}
