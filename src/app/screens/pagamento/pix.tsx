import { SessaoInterrompida } from '../../../features/compra/SessaoInterrompida';
import { PagamentoPixPage } from '../../../features/pagamento/pix/PagamentoPixPage';
import { concluirPedido } from '../../../sagas/compra/concluirPedido';
import { pagarPix } from '../../../sagas/pagamento/pagarPix';
import { oferecerEntrada } from '../../../sagas/sessao/oferecerEntrada';
import { pagarNoBanco } from '../../../sagas/pagamento/pagarNoBanco';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';

const EscolherBanco = lazyModule(() => import(/* webpackChunkName: "bancos" */ './escolherBanco'), {
  kind: 'over',
  titulo: 'Pagar no app do banco',
});

export const Screen = () => <PagamentoPixPage Interrompida={SessaoInterrompida} EscolherBanco={EscolherBanco} />;

export const install = installReads;
export const workflows = [concluirPedido, pagarPix, pagarNoBanco, oferecerEntrada];
