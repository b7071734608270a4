import { PagamentoExternoPage } from '../../../features/pagamento/externo/PagamentoExternoPage';
import { cobrarExterno } from '../../../sagas/pagamento/cobrarExterno';
import { installReads } from '../../installReads';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const aberta = lazyModule(
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "pagamento-externo-aberta" */ '../../../features/pagamento/externo/CobrancaAberta'
      )
    ).CobrancaAberta,
  }),
  { kind: 'part', titulo: 'Cobrança' },
);
const depois = [aberta];

/** The charge form; the view of the open charge loads meanwhile. */
export function Screen() {
  usePrefetch(depois);
  return <PagamentoExternoPage Aberta={aberta} />;
}

export const install = installReads;
export const workflows = [cobrarExterno];
