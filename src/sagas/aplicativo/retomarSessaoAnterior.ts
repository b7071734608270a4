import { diaEm, FUSO_DA_SEDE } from '../../domain/base/data';
import { rotaOf, rotas } from '../../domain/base/rotas';
import { sessaoAnteriorOf, startOf } from '../../domain/aplicativo/sessaoAnterior';
import { resolveLink } from './abrirDeepLink';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';

/**
 * The mobile app starts at the link that opened it, else at the previous round-trip search, else at home. The saved
 * link is removed first, so that a failing start cannot repeat forever. Each round-trip search is then saved for the
 * next start.
 */
export function* retomarSessaoAnterior(): Flow {
  yield* takeEvent('AppIniciado');
  yield* resume();
  const { storage } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('RotaVisitada');
    const link = sessaoAnteriorOf(payload.path);
    if (link) yield* call(storage.sessaoAnterior.write, link);
  }
}

function* resume(): Flow {
  const { clock, native, navigation, storage } = yield* ports();
  const saved = storage.sessaoAnterior.read();
  yield* call(storage.sessaoAnterior.remove);
  // A reloaded page stays where it is.
  if (!isHome(navigation.current())) return;
  const start = startOf(saved, diaEm(clock.now(), FUSO_DA_SEDE));
  const path = native.launchLink === null ? start : (yield* resolveLink(native.launchLink)).path;
  if (path !== navigation.current()) yield* call(navigation.replace, path);
}

function isHome(link: string): boolean {
  const [pathname = ''] = link.split('?');
  return pathname === '/' || pathname === '/index.html' || rotaOf(pathname)?.path === rotas.home.path;
}
