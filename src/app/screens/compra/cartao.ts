import { concluirPedido } from '../../../sagas/compra/concluirPedido';
import { pagarCartao } from '../../../sagas/pagamento/pagarCartao';
import { installReads } from '../../installReads';

export { CartaoPagamento as Screen } from '../../../features/compra/pagamento/CartaoPagamento';

export const install = installReads;
export const workflows = [concluirPedido, pagarCartao];
