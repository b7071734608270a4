import { consultaDaIda } from '../../domain/viagens/resultado';
import { LISTA_FRESCA_S, viagensApi } from '../../store/api/viagens';
import { type Flow, put, takeEvent } from '../kernel/effects';

/** Reads the trips of a search while the results' code loads, whose list joins this read. */
export function* adiantarViagens(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('BuscaEnviada');
    const consulta = consultaDaIda(payload.busca);
    yield* put(viagensApi.util.prefetch('viagens', consulta, { ifOlderThan: LISTA_FRESCA_S }));
  }
}
