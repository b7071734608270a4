import type { EtapaComTela } from '../features/compra/ComprarViagemPage';
import type { LazyModule } from './lazyScreen';

/** Steps of the purchase, one chunk each. */
export const loadEtapa: Record<EtapaComTela, () => Promise<LazyModule>> = {
  poltronas: () => import(/* webpackChunkName: "compra-poltronas" */ './lazy/compraPoltronas'),
  passageiros: () => import(/* webpackChunkName: "compra-passageiros" */ './lazy/compraPassageiros'),
  pagamento: () => import(/* webpackChunkName: "compra-pagamento" */ './lazy/compraPagamento'),
};

/** Starts loading the step of an address; a failure is retried in its place. */
export function beginEtapa(search: string): void {
  const asked = new URLSearchParams(search).get('etapa') ?? '';
  loadEtapa[asked === 'passageiros' || asked === 'pagamento' ? asked : 'poltronas']().catch(() => undefined);
}
