import { isFederado } from '../../domain/sessao/provedor';
import { isSessaoExternaNova, isSessaoExternaValida } from '../../domain/sessao/sessao';
import type { SessaoPraxio } from '../../domain/wire/conta/conta';
import type { HttpResult } from '../../services/ports';
import { selectEpoca, selectExterna, selectPessoa, sessaoExternaLoaded } from '../../store/sessao/sessao';
import { type Flow, ports, put, select } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/** `unknown`: the server did not answer; this ends no session. */
export type Validade = 'valid' | 'invalid' | 'unknown';

/**
 * Ensures a session of the operator system: the loaded one, the server's cached one renewed by a new login, or a new
 * one (spec §4).
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

/** A cached session is checked by age; a new one tolerates a wrong device clock. */
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

/** Own logins load it in the background at the start, for its headers; for federated ones the guard requests it. */
export function* loadSessaoExterna(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (pessoa && !isFederado(pessoa.provedor)) yield* ensureSessaoExterna();
}
