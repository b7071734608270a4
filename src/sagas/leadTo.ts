import { rotas } from '../domain/rotas';
import { call, type Flow, ports } from './effects';

/**
 * Where the guard showed home in a page's place, the page takes that place again: the way back leads to where the person
 * came from.
 */
export function* leadTo(link: string): Flow {
  const { navigation } = yield* ports();
  const isStandIn = [rotas.home.path, link].includes(navigation.current());
  yield* call(isStandIn ? navigation.replace : navigation.go, link);
}
