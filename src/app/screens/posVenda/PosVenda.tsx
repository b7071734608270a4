import { onEvent } from '../../../sagas/kernel/supervised';
import { useAppSelector } from '../../../store/hooks';
import { selectPosVendaOpen } from '../../../store/posVenda/posVenda';
import { lazyModule } from '../../loading/lazyModule';

const Dialogs = lazyModule(() => import(/* webpackChunkName: "pos-venda" */ './posVendaDialogs'), { kind: 'quiet' });

/** Dialogs to cancel, exchange and transfer over a page; their code loads on first use. */
export function PosVenda() {
  return useAppSelector(selectPosVendaOpen) && <Dialogs />;
}

/** Workflows in the chunk of their dialogs. */
export const posVendaWorkflows = [
  onEvent(['CancelamentoAberto'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../../../sagas/posVenda/cancelarPassagem').then(
      (m) => m.cancelarPassagem,
    ),
  ),
  onEvent(['CancelamentoAdicionalAberto'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../../../sagas/posVenda/cancelarAdicional').then(
      (m) => m.cancelarAdicional,
    ),
  ),
  onEvent(['RemarcacaoAberta'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../../../sagas/posVenda/remarcarPassagem').then(
      (m) => m.remarcarPassagem,
    ),
  ),
  onEvent(['TransferenciaAberta'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../../../sagas/posVenda/transferirPassagem').then(
      (m) => m.transferirPassagem,
    ),
  ),
];
