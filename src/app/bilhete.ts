import type { BilhetePageProps } from '../features/bilhete/BilhetePage';
import type { LazyModule } from './lazyScreen';

/** The tickets of an order: who only looks through their trips does without codes and sheets. */
export const loadBilhete = async (): Promise<LazyModule<BilhetePageProps>> => ({
  Screen: (await import(/* webpackChunkName: "minhas-viagens-bilhete" */ '../features/bilhete/BilhetePage'))
    .BilhetePage,
});

/** Where the address names an order its tickets come along with the page; what does not come is asked for again there. */
export function beginBilhete(search: string): void {
  if (new URLSearchParams(search).has('pedido')) loadBilhete().catch(() => undefined);
}
