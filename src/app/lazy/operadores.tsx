import { OperadoresPage } from '../../features/agencia/operadores/OperadoresPage';
import { gerirOperadores } from '../../sagas/agencia/gerirOperadores';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyStep, usePrefetch } from '../lazyStep';

const dialogos = lazyStep(
  'Operadores',
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "operadores-dialogos" */ '../../features/agencia/operadores/DialogosOperador')
    ).DialogosOperador,
  }),
  'over',
);
const depois = [dialogos];

/** The list; its dialogs load while it is on screen. */
export function Screen() {
  usePrefetch(depois);
  return <OperadoresPage Dialogos={dialogos.Step} />;
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(gerirOperadores);
}
