import { OperadoresPage } from '../../features/operadores/OperadoresPage';
import { gerirOperadores } from '../../sagas/gerirOperadores';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = OperadoresPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(gerirOperadores);
}
