import { linkToResume } from '../domain/retomada';
import { rotas } from '../domain/rotas';
import { call, type Flow, ports } from './effects';

/**
 * Where the guard showed home in a page's place, or the page asked for the sign-in under the chatbot's address, the page
 * takes that place again: the way back leads to where the person came from.
 */
export function* leadTo(link: string): Flow {
  const { navigation } = yield* ports();
  const current = navigation.current();
  const isStandIn = current === rotas.home.path || linkToResume(current) === link;
  yield* call(isStandIn ? navigation.replace : navigation.go, link);
}
