import { lazyModule } from '../../loading/lazyModule';

/** The calendar of home and results, loaded when it is opened. */
export const Calendario = lazyModule(() => import(/* webpackChunkName: "calendario" */ './calendarioPrecos'), {
  kind: 'over',
  titulo: 'Calendário',
});
