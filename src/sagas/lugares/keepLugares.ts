import { keepEach } from '../../store/api/localidades';
import { selectBuscaServida } from '../../store/aplicativo/servido';
import { type Flow, put, select } from '../kernel/effects';

/** Keeps the places that the served page named, so that the results have their heading before any answer. */
export function* keepLugares(): Flow {
  const busca = yield* select(selectBuscaServida);
  if (busca) yield* put(keepEach(busca.lugares));
}
