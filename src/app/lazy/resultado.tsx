import { BuscaForm } from '../../features/home/BuscaForm';
import { LocalidadesFeed } from '../../features/home/LocalidadesFeed';
import { ResultadoPage } from '../../features/resultado/ResultadoPage';
import { obterLocalidadesFiltro } from '../../sagas/obterLocalidadesFiltro';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

/** The results with home's search form. */
export const Screen = () => (
  <ResultadoPage renderBusca={(preenchida) => <BuscaForm inicial={preenchida} Feed={LocalidadesFeed} />} />
);

/** Its workflow buscarViagens already runs on home. */
export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(obterLocalidadesFiltro);
}
