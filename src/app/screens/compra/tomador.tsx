import { TomadorDaCompra } from '../../../features/compra/tomador/TomadorDaCompra';
import { TomadorDoPedido } from '../../../features/compra/tomador/TomadorDoPedido';
import { informarTomador } from '../../../sagas/compra/tomador/informarTomador';
import { mudarTomador } from '../../../sagas/compra/tomador/mudarTomador';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';

/** Loaded when a company is to be named. */
const Dialogo = lazyModule(() => import(/* webpackChunkName: "tomador-dialogo" */ './tomadorDialog'), {
  kind: 'over',
  titulo: 'Empresa na nota',
});

/** The company of an order that is made, or of the purchase that is under way. */
export const Screen = ({ pedidoId }: { pedidoId: string | null }) =>
  pedidoId === null ? <TomadorDaCompra Dialogo={Dialogo} /> : <TomadorDoPedido pedidoId={pedidoId} Dialogo={Dialogo} />;

export const install = installReads;
export const workflows = [informarTomador, mudarTomador];
