import { LocalidadesFeed } from '../../features/home/LocalidadesFeed';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = LocalidadesFeed;

/** The cache of reads comes with the first place field that is touched. */
export function install(app: AppInstance): void {
  installReads(app);
}
