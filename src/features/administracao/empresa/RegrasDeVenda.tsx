import { Card } from '../../../ui/Card/Card';
import { AdicionaisDaViagem } from './AdicionaisDaViagem';
import { CreditoNoCancelamento } from './CreditoNoCancelamento';
import { CupomPorAtraso } from './CupomPorAtraso';

/** The company's rules about money: credit, the coupon of a delay, extras. */
export function RegrasDeVenda() {
  return (
    <>
      <Card title="Crédito no cancelamento">
        <CreditoNoCancelamento />
      </Card>
      <Card title="Cupom por atraso">
        <CupomPorAtraso />
      </Card>
      <Card title="Adicionais da viagem">
        <AdicionaisDaViagem />
      </Card>
    </>
  );
}
