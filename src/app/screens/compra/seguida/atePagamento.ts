import * as avisosWeb from '../../../../services/push/webPush';
import * as saida from '../../bilhetes/saida';
import * as pix from '../../pagamento/pix';
import * as boleto from '../boletoDaCompra';
import * as carteiras from '../carteiras';
import * as pagamento from '../compraPagamento';
import * as credito from '../creditoDaConta';
import * as tomador from '../tomador';

/** The third step with its means of payment, Pix, and what a ticket that is just bought shows beside itself. */
export const modules = {
  'compra-pagamento': pagamento,
  'boleto-da-compra': boleto,
  carteiras,
  'credito-da-conta': credito,
  'tomador-da-compra': tomador,
  pix,
  saida,
  'avisos-web': avisosWeb,
};
