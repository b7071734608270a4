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
// Two forms in one chunk: both bring react-final-form.
const cobrar = lazyModule(
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "pagamento-externo-formularios" */ '../../../features/pagamento/externo/CobrarForm'
      )
    ).CobrarForm,
  }),
  { kind: 'part', titulo: 'Nova cobrança' },
);
const procurar = lazyModule(
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "pagamento-externo-formularios" */ '../../../features/pagamento/externo/ProcurarPedido'
      )
    ).ProcurarPedido,
  }),
  { kind: 'part', titulo: 'Encontrar pedido' },
);
const depois = [cobrar, procurar, aberta];

/** The order; its forms and the view of the open charge load meanwhile. */
export function Screen() {
  usePrefetch(depois);
  return <PagamentoExternoPage Aberta={aberta} Cobrar={cobrar} Procurar={procurar} />;
}

export const install = installReads;
export const workflows = [cobrarExterno];
