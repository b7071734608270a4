import { CartaoSlot } from '../../features/compra/cartaoSlot';
import { PagamentoEtapa } from '../../features/compra/PagamentoEtapa';
import { lazyStep } from '../lazyStep';

const cartao = lazyStep('Cartão', () => import(/* webpackChunkName: "cartao" */ './cartao'));

/** How to pay; the card's part comes to who chooses a card. */
export function Screen() {
  return (
    <CartaoSlot value={<cartao.Step />}>
      <PagamentoEtapa />
    </CartaoSlot>
  );
}
