import { BuscaForm } from '../../../features/viagens/home/BuscaForm';
import { LocalidadesFeed } from '../../../features/viagens/home/LocalidadesFeed';
import { ResultadoPage } from '../../../features/viagens/resultado/ResultadoPage';
import { obterLocalidadesFiltro } from '../../../sagas/lugares/obterLocalidadesFiltro';
import { installReads } from '../../installReads';

/** The results with home's search form. */
export const Screen = () => (
  <ResultadoPage renderBusca={(preenchida) => <BuscaForm inicial={preenchida} Feed={LocalidadesFeed} />} />
);

/** Its workflow buscarViagens already runs on home. */
export const install = installReads;
export const workflows = [obterLocalidadesFiltro];
