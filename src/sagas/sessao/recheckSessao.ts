import { RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import { rotas } from '../../domain/base/rotas';
import { overlayHidden, overlayShown } from '../../store/aplicativo/interface';
import { selectEpoca } from '../../store/sessao/sessao';
import { call, delay, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { encerrarSessao } from './encerrarSessao';
import { ensureSessao } from './validadeSessao';

/**
 * Second chance of a session that failed the guard: home under the loading overlay, a five-second wait, one more check.
 * A sign-in or sign-out meanwhile cancels it. `finally` also runs on cancellation, so the overlay never outlives the
 * flow.
 */
export function* recheckSessao(): Flow {
  const { navigation } = yield* ports();
  const epoca = yield* select(selectEpoca);
  yield* put(overlayShown());
  try {
    yield* call(navigation.go, rotas.home.path);
    yield* race({ passed: delay(RECHECK_SESSAO_MS), changed: takeEvent('SessaoIniciada', 'SessaoEncerrada') });
    if ((yield* select(selectEpoca)) !== epoca) return;
    if ((yield* ensureSessao()) === 'invalid') yield* encerrarSessao('expirada');
  } finally {
    yield* put(overlayHidden());
  }
}
