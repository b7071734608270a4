import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError, type IdentityErrorKind } from '../../identityError';

/** The operation in progress: some of Amplify's errors mean different things in different operations. */
export type AuthOperation = 'session' | 'signIn' | 'signUp' | 'redirect' | 'account' | 'devices' | 'mfaSetup' | 'other';

/** The specification's texts by error name, since aws-amplify v6 no longer uses them. */
const messageByName = new Map<string, string>([
  ['EmptySignInUsername', mensagensIdentidade.usuarioVazio],
  ['EmptySignUpUsername', mensagensIdentidade.usuarioVazio],
  ['EmptyConfirmSignUpUsername', mensagensIdentidade.usuarioVazio],
  // Amplify's own spelling.
  ['EmptyresendSignUpCodeUsername', mensagensIdentidade.usuarioVazio],
  ['EmptyResetPasswordUsername', mensagensIdentidade.usuarioVazio],
  ['EmptyConfirmResetPasswordUsername', mensagensIdentidade.usuarioVazio],
  ['EmptySignInPassword', mensagensIdentidade.senhaVazia],
  ['EmptySignUpPassword', mensagensIdentidade.senhaVazia],
  ['EmptyUpdatePassword', mensagensIdentidade.senhaVazia],
  ['EmptyConfirmResetPasswordNewPassword', mensagensIdentidade.senhaVazia],
  ['EmptyConfirmSignUpCode', mensagensIdentidade.codigoVazio],
  ['EmptyConfirmUserAttributeCode', mensagensIdentidade.codigoVazio],
  ['EmptyConfirmResetPasswordConfirmationCode', mensagensIdentidade.codigoVazio],
  ['EmptyVerifyTOTPSetupCode', mensagensIdentidade.codigoVazio],
  ['EmptyChallengeResponse', mensagensIdentidade.desafioVazio],
  ['IncorrectMFAMethod', mensagensIdentidade.mfaInvalido],
  ['AutoSignInException', mensagensIdentidade.useCredenciais],
  ['NetworkError', mensagensIdentidade.rede],
]);

interface NamedError {
  name: string;
  message: string;
}

const named = (error: unknown): NamedError =>
  error instanceof Error ? error : { name: 'Unknown', message: String(error) };

/** The specification's text (§8) for one of Amplify's errors. */
export function authMessage(error: unknown, operation: AuthOperation): string {
  const { name } = named(error);
  const known = messageByName.get(name);
  if (known !== undefined) return known;
  if (operation === 'devices' && name === 'InvalidParameterException')
    return mensagensIdentidade.dispositivosDesligados;
  if (operation === 'mfaSetup' && name === 'SignInException') return mensagensIdentidade.semMfa;
  return operation === 'signUp' ? mensagensIdentidade.criacaoFalhou : mensagensIdentidade.generico;
}

const endingNames = new Set([
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'TokenRevokedException',
  'RefreshTokenReuseException',
  'UserUnAuthenticatedException',
]);
const endingTexts =
  /^(User is disabled|User does not exist|Access Token has been revoked|Refresh Token has (been revoked|expired)|Invalid Refresh Token|Password reset required)/;

/** True for server errors that invalidate the session permanently (spec §8). */
export function endsSession(error: unknown): boolean {
  const { name, message } = named(error);
  return endingNames.has(name) || (name === 'NotAuthorizedException' && endingTexts.test(message));
}

/** Transient errors: network, outage, rate limit, timeout. */
const transientNames = new Set([
  'NetworkError',
  'TimeoutError',
  'ChunkLoadError',
  'TooManyRequestsException',
  'InternalErrorException',
  'ServiceUnavailableException',
  'Unknown',
]);

/** Operations that require a session. */
const ofSession = new Set<AuthOperation>(['session', 'account', 'devices']);

function kindOf(error: unknown, operation: AuthOperation): IdentityErrorKind {
  const { name, message } = named(error);
  if (name === 'OAuthSignInException' && /cancel/i.test(message)) return 'cancelled';
  if (transientNames.has(name)) return 'transient';
  // Only a session can end: a disabled user who tries to sign in has none.
  return ofSession.has(operation) && endsSession(error) ? 'session' : 'refused';
}

/** Converts any failure of the adapter to the specification's error. */
export function toIdentityError(error: unknown, operation: AuthOperation): IdentityError {
  if (error instanceof IdentityError) return error;
  return new IdentityError(kindOf(error, operation), authMessage(error, operation), named(error).name, error);
}
