import { PassageirosStep } from '../../../features/compra/passageiros/PassageirosStep';
import { guardarRascunho } from '../../../sagas/compra/rascunho/guardarRascunho';
import { passageirosSalvos } from '../../../sagas/conta/passageirosSalvos';
import { recalcularValorTotal } from '../../../sagas/compra/recalcularValorTotal';
import { lazyModule } from '../../loading/lazyModule';
import { together } from '../../loading/together';

/** Loaded for a purchase that repeats an order. */
const DeNovo = lazyModule(() => import(/* webpackChunkName: "passageiros-de-novo" */ './passageirosDeNovo'), {
  kind: 'quiet',
});

/** Loaded where the company sells extras. */
const Adicionais = lazyModule(
  together('adicionais', () => import(/* webpackChunkName: "adicionais" */ './adicionais')),
  { kind: 'quiet' },
);

/** Loaded for a person who has coupons of their own. */
const Cupons = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "passageiros-de-novo" */ '../../../features/compra/cupom/CuponsDaPessoa')
    ).CuponsDaPessoa,
  }),
  { kind: 'quiet' },
);

/** Loaded at a counter. */
const CompradorNoBalcao = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "comprador-no-balcao" */ '../../../features/compra/balcao/CompradorNoBalcao')
    ).CompradorNoBalcao,
  }),
  { kind: 'part', titulo: 'Comprador' },
);

export const Screen = () => (
  <PassageirosStep DeNovo={DeNovo} Adicionais={Adicionais} Cupons={Cupons} CompradorNoBalcao={CompradorNoBalcao} />
);

export const workflows = [recalcularValorTotal, guardarRascunho, passageirosSalvos];
