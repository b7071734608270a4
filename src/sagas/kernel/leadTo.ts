import { linkToResume } from '../../domain/sessao/retomada';
import { rotas } from '../../domain/base/rotas';
import { call, type Flow, ports } from './effects';

/**
 * Navigates to a link. It replaces the entry of home or of the sign-in prompt shown in its place, so that back leads to
 * where the person came from.
 */
export function* leadTo(link: string): Flow {
  const { navigation } = yield* ports();
  const current = navigation.current();
  const isStandIn = current === rotas.home.path || linkToResume(current) === link;
  yield* call(isStandIn ? navigation.replace : navigation.go, link);
}
