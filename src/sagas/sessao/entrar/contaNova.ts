import { AUTO_LOGIN_INTERVALO_MS, AUTO_LOGIN_LIMITE_MS } from '../../../domain/base/constantes';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { BusEvent } from '../../../events/catalogue';
import { IdentityError } from '../../../services/identityError';
import type { IdentitySession } from '../../../services/ports';
import { call, delay, type Flow, ports, race, takeEvent } from '../../kernel/effects';
import {
  confirmAccount,
  type ContaCriada,
  createAccount,
  type Credenciais,
  sendCode,
  tellDelivery,
} from './entrarConta';
import { signInAgain } from './entrarSenha';
import { missing } from '../tryIdentity';
import { reachEtapa } from './reachEtapa';
import { t } from '../../../words/t';

/** From "Criar conta" to a session: confirms the address by code or link, then signs in with the password at hand. */
export function* openAccount(nova: BusEvent<'ContaNovaEnviada'>['payload']): Flow<IdentitySession | null> {
  const created = yield* createAccount(nova);
  if (!created) return null;
  if (created.delivery.porLink) return yield* followLink(created);
  return yield* signInAgain(yield* confirmAccount(created.credenciais, created.delivery));
}

/**
 * Waits for the confirmation link, which may be opened on another device: polls every five seconds for three minutes.
 */
function* followLink({ credenciais, delivery }: ContaCriada): Flow<IdentitySession | null> {
  yield* reachEtapa({ etapa: 'confirmarLink', email: credenciais.email });
  yield* tellDelivery(delivery);
  const { confirmed } = yield* race({
    confirmed: untilConfirmed(credenciais),
    never: resendOnDemand(credenciais.email),
  });
  if (!confirmed) return yield* tooLate(credenciais.email);
  return confirmed === 'refused' ? yield* signInAgain(credenciais) : confirmed;
}

/** Measured by the clock, not by counting: a page suspended past the limit polls once more and gives up. */
function* untilConfirmed(credenciais: Credenciais): Flow<IdentitySession | 'refused' | null> {
  const { clock } = yield* ports();
  const limit = clock.now().getTime() + AUTO_LOGIN_LIMITE_MS;
  while (clock.now().getTime() < limit) {
    yield* delay(AUTO_LOGIN_INTERVALO_MS);
    const answer = yield* isConfirmed(credenciais);
    if (answer) return answer;
  }
  return null;
}

/** Returns null while unconfirmed, or when the provider is unreachable. */
function* isConfirmed({ email, senha }: Credenciais): Flow<IdentitySession | 'refused' | null> {
  const { identity } = yield* ports();
  try {
    const step = yield* call(identity.signIn, email, senha);
    if (step.step === 'done') return step.session;
    return step.step === 'confirmSignUp' ? null : 'refused';
  } catch (error) {
    return error instanceof IdentityError && error.kind === 'transient' ? null : 'refused';
  }
}

function* resendOnDemand(email: string): Flow<never> {
  const { identity } = yield* ports();
  while (true) {
    yield* takeEvent('CodigoReenviado');
    yield* sendCode(() => identity.resendCode(email));
  }
}

function* tooLate(email: string): Flow<null> {
  yield* reachEtapa({ etapa: 'entrar', email });
  return yield* missing(
    mensagensIdentidade.useCredenciais,
    t('O e-mail não foi confirmado a tempo. Depois de confirmar, entre com a sua senha.'),
  );
}
