import { offerTogether } from '../../../loading/together';
import * as compra from '../compra';
import * as poltronas from '../compraPoltronas';

/** The purchase with its first step, for those who come from the results. */
export const modules = { compra, 'compra-poltronas': poltronas };

offerTogether(
  () => import(/* webpackChunkName: "seguida-passageiros" */ './passageiros'),
  ['compra-passageiros', 'adicionais'],
);
offerTogether(
  () => import(/* webpackChunkName: "seguida-pagamento" */ './atePagamento'),
  [
    'compra-pagamento',
    'boleto-da-compra',
    'carteiras',
    'credito-da-conta',
    'tomador-da-compra',
    'pix',
    'saida',
    'avisos-web',
  ],
);
