import { SessaoInterrompida } from '../../../features/compra/SessaoInterrompida';
import { PagamentoPixPage } from '../../../features/pagamento/pix/PagamentoPixPage';
import { concluirPedido } from '../../../sagas/compra/concluirPedido';
import { pagarPix } from '../../../sagas/pagamento/pagarPix';
import { oferecerEntrada } from '../../../sagas/sessao/oferecerEntrada';
import { installReads } from '../../installReads';

export const Screen = () => <PagamentoPixPage Interrompida={SessaoInterrompida} />;

export const install = installReads;
export const workflows = [concluirPedido, pagarPix, oferecerEntrada];
