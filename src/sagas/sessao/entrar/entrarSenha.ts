import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../../services/identityError';
import type { IdentitySession, SignInStep } from '../../../services/ports';
import { type Flow, ports, takeEvent } from '../../kernel/effects';
import { confirmAccount, type Credenciais, redefineSenha } from './entrarConta';
import { missing, tryIdentity } from '../tryIdentity';
import { reachEtapa } from './reachEtapa';
import { t } from '../../../words/t';

/** Signs in with e-mail and password, through all challenges of the provider. Null when refused. */
export function* signInWithSenha({ email, senha }: Credenciais): Flow<IdentitySession | null> {
  const { identity } = yield* ports();
  const address = email.trim();
  if (address === '') return yield* missing(mensagensIdentidade.emailVazio, t('Informe o e-mail.'));
  if (senha === '') return yield* missing(mensagensIdentidade.senhaVazia, t('Informe a senha.'));
  const attempt = yield* tryIdentity(() => identity.signIn(address, senha), address);
  return attempt ? yield* goOn(attempt.value, { email: address, senha }) : null;
}

/** Signs in with credentials just confirmed or changed; a failure is shown at the first step. */
export function* signInAgain(credenciais: Credenciais | null): Flow<IdentitySession | null> {
  if (!credenciais) return null;
  yield* reachEtapa({ etapa: 'entrar', email: credenciais.email });
  return yield* signInWithSenha(credenciais);
}

function* goOn(step: SignInStep, credenciais: Credenciais): Flow<IdentitySession | null> {
  switch (step.step) {
    case 'done':
      return step.session;
    case 'newPassword':
      return yield* chooseNewSenha(credenciais);
    case 'confirmSignUp':
      return yield* signInAgain(yield* confirmAccount(credenciais, null));
    case 'resetPassword':
      return yield* signInAgain(yield* redefineSenha(step.email));
  }
}

/** NEW_PASSWORD_REQUIRED: replaces the temporary password by a chosen one. */
function* chooseNewSenha({ email }: Credenciais): Flow<IdentitySession | null> {
  const { identity } = yield* ports();
  yield* reachEtapa({ etapa: 'novaSenha', email });
  while (true) {
    const { payload } = yield* takeEvent('NovaSenhaEnviada');
    if (payload.senha === '') {
      yield* missing(mensagensIdentidade.senhaVazia, t('Informe a nova senha.'));
      continue;
    }
    let over = false;
    const submit = () => identity.submitNewPassword(payload.senha);
    const attempt = yield* tryIdentity(submit, undefined, (error) => (over = endsChallenge(error)));
    if (attempt) return yield* goOn(attempt.value, { email, senha: payload.senha });
    if (over) return yield* backToStart(email);
  }
}

/** The provider keeps a challenge for three minutes; a reload of the page loses it too. */
const endsChallenge = (error: unknown): boolean =>
  error instanceof IdentityError && ['SignInException', 'NotAuthorizedException'].includes(error.codigo);

function* backToStart(email: string): Flow<null> {
  yield* reachEtapa({ etapa: 'entrar', email });
  return yield* missing(mensagensIdentidade.generico, t('Esta etapa expirou. Entre de novo com a senha provisória.'));
}
