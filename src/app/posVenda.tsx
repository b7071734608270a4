import { onEvent } from '../sagas/supervised';
import { useAppSelector } from '../store/hooks';
import { selectPosVendaOpen } from '../store/posVenda';
import { lazyPart } from './lazyPart';

const Dialogs = lazyPart(() => import(/* webpackChunkName: "pos-venda" */ './lazy/posVenda'));

/** Cancelling, exchanging and giving away over a page of mine; their code comes when somebody first asks for it. */
export function PosVenda() {
  return useAppSelector(selectPosVendaOpen) && <Dialogs />;
}

/** The workflows behind it, in the chunk of its dialogs. */
export const posVendaWorkflows = [
  onEvent(['CancelamentoAberto'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../sagas/cancelarPassagem').then((m) => m.cancelarPassagem),
  ),
  onEvent(['RemarcacaoAberta'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../sagas/remarcarPassagem').then((m) => m.remarcarPassagem),
  ),
  onEvent(['TransferenciaAberta'], () =>
    import(/* webpackChunkName: "pos-venda" */ '../sagas/transferirPassagem').then((m) => m.transferirPassagem),
  ),
];
