import { onEvent } from '../../../sagas/kernel/supervised';
import { selectAvaliado } from '../../../store/bilhetes/avaliacao';
import { useAppSelector } from '../../../store/hooks';
import { lazyModule } from '../../loading/lazyModule';

const Dialog = lazyModule(() => import(/* webpackChunkName: "avaliacao" */ './avaliarDialog'), { kind: 'quiet' });

/** The dialog in which a trip is rated; its code loads on first use. */
export function Avaliacao() {
  return useAppSelector(selectAvaliado) !== null && <Dialog />;
}

/** The workflow in the chunk of its dialog. */
export const avaliacaoWorkflows = [
  onEvent(['AvaliacaoAberta'], () =>
    import(/* webpackChunkName: "avaliacao" */ '../../../sagas/bilhetes/avaliarViagem').then((m) => m.avaliarViagem),
  ),
];
