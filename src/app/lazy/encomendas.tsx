import { EncomendasPage } from '../../features/encomendas/EncomendasPage';
import { enviarEncomenda } from '../../sagas/enviarEncomenda';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyScreen } from '../lazyScreen';

// Who sends does without the counter.
const Balcao = lazyScreen(
  'Balcão de encomendas',
  () => import(/* webpackChunkName: "balcao-encomendas" */ './balcaoEncomendas'),
);

export const Screen = () => <EncomendasPage Balcao={Balcao} />;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(enviarEncomenda);
}
