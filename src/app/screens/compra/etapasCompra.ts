import type { EtapaComTela } from '../../../domain/compra/fases/etapaDoLink';
import { type LazyModule } from '../../loading/lazyModule';
import { together } from '../../loading/together';

/** Steps of the purchase, one chunk each. */
export const loadEtapa: Record<EtapaComTela, () => Promise<LazyModule>> = {
  poltronas: together('compra-poltronas', () => import(/* webpackChunkName: "compra-poltronas" */ './compraPoltronas')),
  passageiros: together(
    'compra-passageiros',
    () => import(/* webpackChunkName: "compra-passageiros" */ './compraPassageiros'),
  ),
  pagamento: together('compra-pagamento', () => import(/* webpackChunkName: "compra-pagamento" */ './compraPagamento')),
};

/** Starts loading the step of an address; a failure is retried in its place. */
export function beginEtapa(search: string): void {
  const asked = new URLSearchParams(search).get('etapa') ?? '';
  loadEtapa[asked === 'passageiros' || asked === 'pagamento' ? asked : 'poltronas']().catch(() => undefined);
}
