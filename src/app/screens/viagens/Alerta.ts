import { lazyModule } from '../../loading/lazyModule';

/** The notice of a lower price, loaded when it is opened from the results or the calendar. */
export const Alerta = lazyModule(() => import(/* webpackChunkName: "alerta-de-preco" */ './alertaDePreco'), {
  kind: 'over',
  titulo: 'Aviso de preço',
});
