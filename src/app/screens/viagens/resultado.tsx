import { BuscaForm } from '../../../features/viagens/home/BuscaForm';
import { LocalidadesFeed } from '../../../features/viagens/home/LocalidadesFeed';
import { ResultadoPage } from '../../../features/viagens/resultado/ResultadoPage';
import { obterLocalidadesFiltro } from '../../../sagas/lugares/obterLocalidadesFiltro';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';
import { Alerta } from './Alerta';
import { Calendario } from './Calendario';
import { ClassesDoOnibus } from './Classes';

/** The seat map with its own chunk, for those who look at seats before they choose a trip. */
const Olhar = lazyModule(() => import(/* webpackChunkName: "olhar-poltronas" */ './olharPoltronas'), {
  kind: 'over',
  titulo: 'Poltronas',
});

/** The wait for a seat, loaded where a trip is sold out; the results do without it where it does not come. */
const Espera = lazyModule(() => import(/* webpackChunkName: "espera" */ './listaDeEspera'), {
  kind: 'quiet',
});

/** The results with home's search form. */
export const Screen = () => (
  <ResultadoPage
    renderBusca={(preenchida) => <BuscaForm inicial={preenchida} Feed={LocalidadesFeed} Calendario={Calendario} />}
    Olhar={Olhar}
    Espera={Espera}
    Classes={ClassesDoOnibus}
    Alerta={Alerta}
  />
);

/** Its workflow buscarViagens already runs on home. */
export const install = installReads;
export const workflows = [obterLocalidadesFiltro];
