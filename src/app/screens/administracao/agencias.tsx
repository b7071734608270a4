import { AgenciasPage } from '../../../features/administracao/agencias/AgenciasPage';
import { gerirAgencias } from '../../../sagas/agencia/gerirAgencias';
import { installReads } from '../../installReads';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const dialogos = lazyModule(
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "administracao-agencias-dialogos" */ '../../../features/administracao/agencias/DialogosAgencia'
      )
    ).DialogosAgencia,
  }),
  { kind: 'over', titulo: 'Agências' },
);
const depois = [dialogos];

/** The list; its dialogs load while it is on screen. */
export function Screen() {
  usePrefetch(depois);
  return <AgenciasPage Dialogos={dialogos} />;
}

export const install = installReads;
export const workflows = [gerirAgencias];
