import { consultaDaIda } from '../../domain/viagens/resultado';
import { lerViagens } from '../../store/api/viagens';
import { type Flow, prefetch, takeEvent } from '../kernel/effects';

/** Reads the trips of a search while the results' code loads, whose list joins this read. */
export function* adiantarViagens(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('BuscaEnviada');
    yield* prefetch(lerViagens(consultaDaIda(payload.busca)));
  }
}
