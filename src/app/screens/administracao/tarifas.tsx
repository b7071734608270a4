import { TarifasPage } from '../../../features/administracao/tarifas/TarifasPage';
import { CampoLugar } from '../../../features/encomendas/CampoLugar';
import { gerirTarifas } from '../../../sagas/administracao/gerirTarifas';
import { installReads } from '../../installReads';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const dialogos = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "tarifas-dialogos" */ '../../../features/administracao/tarifas/DialogosTarifa')
    ).DialogosTarifa,
  }),
  { kind: 'over', titulo: 'Tarifas' },
);
const depois = [dialogos];

/** The list of rules; its dialogs load while it is on screen. */
export function Screen() {
  usePrefetch(depois);
  return <TarifasPage Dialogos={dialogos} Lugar={CampoLugar} />;
}

export const install = installReads;
export const workflows = [gerirTarifas];
