import { isFederado } from '../../domain/sessao/provedor';
import { isTokenExpirado } from '../../domain/sessao/sessao';
import { IdentityError } from '../../services/identityError';
import { selectEpoca, selectPessoa, sessaoRenewed } from '../../store/sessao/sessao';
import { call, type Flow, ports, put, select } from '../kernel/effects';
import { ensureSessaoExterna, type Validade } from './sessaoExterna';

/**
 * Checks the session (spec §4): the access token first; for Google and Apple logins also the operator system's session.
 */
export function* ensureSessao(): Flow<Validade> {
  const token = yield* ensureToken();
  if (token !== 'valid') return token;
  const pessoa = yield* select(selectPessoa);
  return pessoa && isFederado(pessoa.provedor) ? yield* ensureSessaoExterna() : 'valid';
}

/**
 * Renews a token that expired over three hours ago; only a definite refusal by the provider makes the session invalid.
 */
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
    // Superseded by a newer session.
    if ((yield* select(selectEpoca)) !== epoca) return 'unknown';
    if (error instanceof IdentityError && error.kind === 'session') return 'invalid';
    yield* call(log.error, error, 'validadeSessao');
    return 'unknown';
  }
}
