import { LocalidadesFeed } from '../../features/viagens/home/LocalidadesFeed';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = LocalidadesFeed;

/** The cache of reads loads with the first place field that is used. */
export function install(app: AppInstance): void {
  installReads(app);
}
