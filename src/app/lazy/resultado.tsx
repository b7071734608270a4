import { BuscaForm } from '../../features/home/BuscaForm';
import { LocalidadesFeed } from '../../features/home/LocalidadesFeed';
import { ResultadoPage } from '../../features/resultado/ResultadoPage';
import { obterLocalidadesFiltro } from '../../sagas/obterLocalidadesFiltro';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

/** The results, with home's search card to search again. */
export const Screen = () => (
  <ResultadoPage renderBusca={(preenchida) => <BuscaForm inicial={preenchida} Feed={LocalidadesFeed} />} />
);

/** Its workflow buscarViagens is home's already. */
export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(obterLocalidadesFiltro);
}
