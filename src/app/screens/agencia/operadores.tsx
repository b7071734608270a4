import { OperadoresPage } from '../../../features/agencia/operadores/OperadoresPage';
import { gerirOperadores } from '../../../sagas/agencia/gerirOperadores';
import { installReads } from '../../installReads';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const dialogos = lazyModule(
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "operadores-dialogos" */ '../../../features/agencia/operadores/DialogosOperador'
      )
    ).DialogosOperador,
  }),
  { kind: 'over', titulo: 'Operadores' },
);
const depois = [dialogos];

/** The list; its dialogs load while it is on screen. */
export function Screen() {
  usePrefetch(depois);
  return <OperadoresPage Dialogos={dialogos} />;
}

export const install = installReads;
export const workflows = [gerirOperadores];
