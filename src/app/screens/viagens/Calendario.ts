import { lazyModule } from '../../loading/lazyModule';

/** The calendar of home and results, loaded when it is opened; where it does not come, its field says so. */
export const Calendario = lazyModule(() => import(/* webpackChunkName: "calendario" */ './calendarioPrecos'), {
  kind: 'quiet',
  onFail: ({ campo, act, onCalendar }) => {
    onCalendar(campo);
    act({ type: 'unopened', campo });
  },
});
