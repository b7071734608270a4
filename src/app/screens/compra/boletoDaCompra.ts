import { BoletoDaCompra } from '../../../features/compra/pagamento/boleto/BoletoDaCompra';
import { pagarBoleto } from '../../../sagas/pagamento/pagarBoleto';
import { installReads } from '../../installReads';

export const Screen = BoletoDaCompra;

export const install = installReads;
export const workflows = [pagarBoleto];
