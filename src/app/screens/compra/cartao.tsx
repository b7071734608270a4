import { CartaoPagamento } from '../../../features/compra/pagamento/CartaoPagamento';
import { concluirPedido } from '../../../sagas/compra/concluirPedido';
import { pagarCartao } from '../../../sagas/pagamento/pagarCartao';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';

const Salvos = lazyModule(() => import(/* webpackChunkName: "cartao" */ './cartoesSalvos'), {
  kind: 'part',
  titulo: 'Cartões guardados',
});

export const Screen = () => <CartaoPagamento Salvos={Salvos} />;

export const install = installReads;
export const workflows = [concluirPedido, pagarCartao];
