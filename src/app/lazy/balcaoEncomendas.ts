import { BalcaoPage } from '../../features/encomendas/BalcaoPage';
import { balcaoEncomenda } from '../../sagas/balcaoEncomenda';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = BalcaoPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(balcaoEncomenda);
}
