import type { EtapaComTela } from '../features/compra/ComprarViagemPage';
import type { LazyModule } from './lazyScreen';

/** The steps of the purchase, a chunk each. */
export const loadEtapa: Record<EtapaComTela, () => Promise<LazyModule>> = {
  poltronas: () => import(/* webpackChunkName: "compra-poltronas" */ './lazy/compraPoltronas'),
  passageiros: () => import(/* webpackChunkName: "compra-passageiros" */ './lazy/compraPassageiros'),
  pagamento: () => import(/* webpackChunkName: "compra-pagamento" */ './lazy/compraPagamento'),
};

/** The code of the step in an address begins to come; a step that does not come is asked for again in its place. */
export function beginEtapa(search: string): void {
  const asked = new URLSearchParams(search).get('etapa') ?? '';
  loadEtapa[asked === 'passageiros' || asked === 'pagamento' ? asked : 'poltronas']().catch(() => undefined);
}
