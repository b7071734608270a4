import { CarteirasDaCompra } from '../../../features/compra/pagamento/carteira/CarteirasDaCompra';
import { createPagarCarteira } from '../../../sagas/pagamento/pagarCarteira';
import { createCarteiras, type Requests } from '../../../services/carteira/paymentRequest';
import { installReads } from '../../installReads';

export const Screen = CarteirasDaCompra;

export const install = installReads;
export const workflows = [
  createPagarCarteira(createCarteiras(() => (window as { PaymentRequest?: Requests }).PaymentRequest)),
];
