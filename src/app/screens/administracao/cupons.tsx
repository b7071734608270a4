import { CuponsPage } from '../../../features/administracao/cupons/CuponsPage';
import { filtrarSecao } from '../../../sagas/administracao/filtrarSecao';
import { gerirCupons } from '../../../sagas/administracao/gerirCupons';
import { installReads } from '../../installReads';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const dialogos = lazyModule(
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "administracao-cupons-dialogos" */ '../../../features/administracao/cupons/DialogosCupom'
      )
    ).DialogosCupom,
  }),
  { kind: 'over', titulo: 'Cupons' },
);
const depois = [dialogos];

/** The coupons; their dialogs load while they are on screen. */
export function Screen() {
  usePrefetch(depois);
  return <CuponsPage Dialogos={dialogos} />;
}

export const install = installReads;
export const workflows = [filtrarSecao, gerirCupons];
