import { isFederado } from '../domain/provedor';
import { isTokenExpirado } from '../domain/sessao';
import { IdentityError } from '../services/identityError';
import { selectEpoca, selectPessoa, sessaoRenewed } from '../store/sessao';
import { call, type Flow, ports, put, select } from './effects';
import { ensureSessaoExterna, type Validade } from './sessaoExterna';

/**
 * Whether the session still holds (spec §4): the access token first; then, for those of Google and Apple, the operator
 * system's session.
 */
export function* ensureSessao(): Flow<Validade> {
  const token = yield* ensureToken();
  if (token !== 'valid') return token;
  const pessoa = yield* select(selectPessoa);
  return pessoa && isFederado(pessoa.provedor) ? yield* ensureSessaoExterna() : 'valid';
}

/** A token over its expiry by three hours is renewed; only a clear no of the provider makes the session invalid. */
function* ensureToken(): Flow<Validade> {
  const { clock } = yield* ports();
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return 'invalid';
  if (!isTokenExpirado(pessoa.expiraEm, clock.now())) return 'valid';
  return yield* renew();
}

function* renew(): Flow<Validade> {
  const { identity, log } = yield* ports();
  const epoca = yield* select(selectEpoca);
  try {
    const renewed = yield* call(identity.refresh);
    if ((yield* select(selectEpoca)) !== epoca) return 'unknown';
    if (!renewed) return 'invalid';
    yield* put(sessaoRenewed({ expiraEm: renewed.expiraEm }));
    return 'valid';
  } catch (error) {
    // The result of renewing the old session does not apply to the session that is here now.
    if ((yield* select(selectEpoca)) !== epoca) return 'unknown';
    if (error instanceof IdentityError && error.kind === 'session') return 'invalid';
    yield* call(log.error, error, 'validadeSessao');
    return 'unknown';
  }
}
