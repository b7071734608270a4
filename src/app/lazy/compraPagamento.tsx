import { BalcaoSlot } from '../../features/compra/balcao/balcaoSlot';
import { CartaoSlot } from '../../features/compra/pagamento/cartaoSlot';
import { PagamentoEtapa } from '../../features/compra/pagamento/PagamentoEtapa';
import { lazyStep } from '../lazyStep';

const balcao = lazyStep('Balcão', () => import(/* webpackChunkName: "balcao" */ './balcao'));
const cartao = lazyStep('Cartão', () => import(/* webpackChunkName: "cartao" */ './cartao'));

/** Payment methods; the card's chunk loads for card payments, the counter's for operators. */
export function Screen() {
  return (
    <BalcaoSlot value={<balcao.Step />}>
      <CartaoSlot value={<cartao.Step />}>
        <PagamentoEtapa />
      </CartaoSlot>
    </BalcaoSlot>
  );
}
