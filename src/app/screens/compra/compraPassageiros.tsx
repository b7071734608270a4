import { PassageirosStep } from '../../../features/compra/passageiros/PassageirosStep';
import { guardarRascunho } from '../../../sagas/compra/rascunho/guardarRascunho';
import { passageirosSalvos } from '../../../sagas/conta/passageirosSalvos';
import { recalcularValorTotal } from '../../../sagas/compra/recalcularValorTotal';
import { lazyModule } from '../../loading/lazyModule';

/** Loaded for a purchase that repeats an order. */
const DeNovo = lazyModule(() => import(/* webpackChunkName: "passageiros-de-novo" */ './passageirosDeNovo'), {
  kind: 'quiet',
});

/** Loaded at a counter, with what its payment needs next. */
const ContaDoComprador = lazyModule(
  async () => ({
    Screen: (await import(/* webpackChunkName: "balcao" */ '../../../features/compra/balcao/ContaDoComprador'))
      .ContaDoComprador,
  }),
  { kind: 'part', titulo: 'Procurar conta' },
);

export const Screen = () => <PassageirosStep DeNovo={DeNovo} ContaDoComprador={ContaDoComprador} />;

export const workflows = [recalcularValorTotal, guardarRascunho, passageirosSalvos];
