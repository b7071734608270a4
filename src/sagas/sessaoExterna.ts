import { isFederado } from '../domain/provedor';
import { isSessaoExternaNova, isSessaoExternaValida } from '../domain/sessao';
import type { SessaoPraxio } from '../domain/wire/conta';
import type { HttpResult } from '../services/ports';
import { selectEpoca, selectExterna, selectPessoa, sessaoExternaLoaded } from '../store/sessao';
import { type Flow, ports, put, select } from './effects';
import { CallFailed, request } from './request';

/** `unknown`: the server could not say; that is nobody's fault and ends nothing. */
export type Validade = 'valid' | 'invalid' | 'unknown';

/**
 * Makes sure of the operator system's session: the one at hand, the server's cached one renewed by logging in again,
 * or a new one (spec §4).
 */
export function* ensureSessaoExterna(): Flow<Validade> {
  const { clock } = yield* ports();
  if (isSessaoExternaValida(yield* select(selectExterna), clock.now())) return 'valid';
  const epoca = yield* select(selectEpoca);
  const cached = yield* request<SessaoPraxio | null>({ method: 'GET', path: '/LoginPraxio/LoginCache' });
  const usable = cached.ok && cached.value?.cache === false && isSessaoExternaValida(cached.value, clock.now());
  const result = usable ? cached : yield* request<SessaoPraxio | null>({ method: 'POST', path: '/LoginPraxio' });
  if ((yield* select(selectEpoca)) !== epoca) return 'unknown';
  return yield* keep(result);
}

/** A cached one by its age; one that was opened just now by its own word. */
const isHolding = (sessao: SessaoPraxio, now: Date): boolean =>
  isSessaoExternaValida(sessao, now) || isSessaoExternaNova(sessao, now);

function* keep(result: HttpResult<SessaoPraxio | null>): Flow<Validade> {
  const { clock } = yield* ports();
  if (!result.ok) {
    if (result.failure.kind === 'identity') throw new CallFailed(result.failure);
    return result.failure.kind === 'transient' ? 'unknown' : 'invalid';
  }
  if (!result.value || !isHolding(result.value, clock.now())) return 'invalid';
  yield* put(sessaoExternaLoaded({ ...result.value, cache: false }));
  return 'valid';
}

/** Own logins get it quietly at the start, for its headers; for federated ones the guard asks when it matters. */
export function* loadSessaoExterna(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (pessoa && !isFederado(pessoa.provedor)) yield* ensureSessaoExterna();
}
