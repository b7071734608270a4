import { PagamentoEtapa } from '../../../features/compra/pagamento/PagamentoEtapa';
import type { CarteirasDaCompraProps } from '../../../features/compra/pagamento/carteira/CarteirasDaCompra';
import { lazyModule } from '../../loading/lazyModule';
import { together } from '../../loading/together';

const Balcao = lazyModule(() => import(/* webpackChunkName: "balcao" */ './balcao'), {
  kind: 'part',
  titulo: 'Balcão',
});
const Boleto = lazyModule(
  together('boleto-da-compra', () => import(/* webpackChunkName: "meios-de-pagamento" */ './boletoDaCompra')),
  { kind: 'quiet' },
);
const Carteiras = lazyModule<CarteirasDaCompraProps>(
  together('carteiras', () => import(/* webpackChunkName: "meios-de-pagamento" */ './carteiras')),
  {
    kind: 'quiet',
    onFail: ({ onKnown }) => onKnown?.(),
  },
);
const Cartao = lazyModule(() => import(/* webpackChunkName: "cartao" */ './cartao'), {
  kind: 'part',
  titulo: 'Cartão',
});

const Credito = lazyModule(
  together('credito-da-conta', () => import(/* webpackChunkName: "meios-de-pagamento" */ './creditoDaConta')),
  { kind: 'quiet' },
);

const Tomador = lazyModule(
  together('tomador-da-compra', () => import(/* webpackChunkName: "meios-de-pagamento" */ './tomador')),
  { kind: 'quiet' },
);

// One file, begun with the step's code, which comes while the passengers are filled in: what comes later moves what stands below.
const PARTES = [Boleto, Carteiras, Credito, Tomador];
for (const parte of PARTES) void parte.load().catch(() => undefined);

/** Payment methods; the card's chunk loads for card payments, the counter's for operators. */
export const Screen = () => (
  <PagamentoEtapa
    Balcao={Balcao}
    Boleto={Boleto}
    Carteiras={Carteiras}
    Cartao={Cartao}
    Credito={Credito}
    Tomador={Tomador}
  />
);
