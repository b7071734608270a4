import type { BilhetePageProps } from '../../../features/bilhetes/bilhete/BilhetePage';
import { type LazyModule } from '../../loading/lazyModule';

/** Loads the tickets of an order, whose code for QR codes and print sheets the list does not need. */
export const loadBilhete = async (): Promise<LazyModule<BilhetePageProps>> => ({
  Screen: (
    await import(/* webpackChunkName: "minhas-viagens-bilhete" */ '../../../features/bilhetes/bilhete/BilhetePage')
  ).BilhetePage,
});

/** Starts loading the tickets together with the page when the address names an order; a failure is retried there. */
export function beginBilhete(search: string): void {
  if (new URLSearchParams(search).has('pedido')) loadBilhete().catch(() => undefined);
}
