import type { EtapaComTela } from '../../../domain/compra/fases/etapaDoLink';
import { type LazyModule } from '../../loading/lazyModule';

/** Steps of the purchase, one chunk each. */
export const loadEtapa: Record<EtapaComTela, () => Promise<LazyModule>> = {
  poltronas: () => import(/* webpackChunkName: "compra-poltronas" */ './compraPoltronas'),
  passageiros: () => import(/* webpackChunkName: "compra-passageiros" */ './compraPassageiros'),
  pagamento: () => import(/* webpackChunkName: "compra-pagamento" */ './compraPagamento'),
};

/** Starts loading the step of an address; a failure is retried in its place. */
export function beginEtapa(search: string): void {
  const asked = new URLSearchParams(search).get('etapa') ?? '';
  loadEtapa[asked === 'passageiros' || asked === 'pagamento' ? asked : 'poltronas']().catch(() => undefined);
}
