import { BalcaoPage } from '../../features/encomendas/balcao/BalcaoPage';
import { balcaoEncomenda } from '../../sagas/encomendas/balcaoEncomenda';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = BalcaoPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(balcaoEncomenda);
}
