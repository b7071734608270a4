import { ResultadoPage } from '../../../features/viagens/resultado/ResultadoPage';
import { keepLugares } from '../../../sagas/lugares/keepLugares';
import { obterLocalidadesFiltro } from '../../../sagas/lugares/obterLocalidadesFiltro';
import { adiantarPoltronas } from '../../../sagas/viagens/adiantarPoltronas';
import { installReads } from '../../installReads';
import { msg } from '../../../words/t';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';
import { offerTogether } from '../../loading/together';
import { Alerta } from './Alerta';
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

/** Brought after the list, for those who change their search; it is there already for those who come from home. */
const Busca = lazyModule(() => import(/* webpackChunkName: "home" */ './busca'), {
  kind: 'part',
  titulo: msg('Buscar viagens'),
});
const AFTER_THE_LIST = [Busca];

// A trip that is chosen here goes through all steps of the purchase, whose parts come as one file then, not by page.
offerTogether(
  () => import(/* webpackChunkName: "seguida-poltronas" */ '../compra/seguida/atePoltronas'),
  ['compra', 'compra-poltronas'],
);

/** The results with home's search form. */
export function Screen() {
  usePrefetch(AFTER_THE_LIST);
  return (
    <ResultadoPage
      renderBusca={(preenchida) => <Busca inicial={preenchida} />}
      Olhar={Olhar}
      Espera={Espera}
      Classes={ClassesDoOnibus}
      Alerta={Alerta}
    />
  );
}

/** Its workflow buscarViagens already runs on home. */
export const install = installReads;
export const workflows = [keepLugares, obterLocalidadesFiltro, adiantarPoltronas];
