import { IdentityError } from '../../identityError';
import { authMessage, endsSession, toIdentityError } from './authErrors';

const amplifyError = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('an error of the identity provider', () => {
  it.each([
    ['EmptySignInUsername', 'signIn', 'Username cannot be empty'],
    ['EmptyresendSignUpCodeUsername', 'other', 'Username cannot be empty'],
    ['EmptySignUpPassword', 'signUp', 'Password cannot be empty'],
    ['EmptyConfirmSignUpCode', 'other', 'Confirmation code cannot be empty'],
    ['EmptyChallengeResponse', 'signIn', 'Challenge response cannot be empty'],
    ['IncorrectMFAMethod', 'signIn', 'Invalid MFA type'],
    ['SignInException', 'mfaSetup', 'No valid MFA method provided'],
    ['SignInException', 'signIn', 'Authentication Error'],
    ['AutoSignInException', 'signIn', 'Please use your credentials to sign in'],
    ['InvalidParameterException', 'devices', 'Device tracking has not been configured in this User Pool'],
    ['NetworkError', 'signUp', 'Network Error'],
    ['UsernameExistsException', 'signUp', 'Error creating account'],
    ['NotAuthorizedException', 'signIn', 'Authentication Error'],
  ] as const)('%s while %s reads: %s [§8.identidade.1]', (name, operation, text) => {
    expect(authMessage(amplifyError(name), operation)).toBe(text);
  });

  it.each([
    ['NotAuthorizedException', 'User is disabled.'],
    ['UserNotFoundException', 'User does not exist.'],
    ['NotAuthorizedException', 'User does not exist.'],
    ['NotAuthorizedException', 'Access Token has been revoked'],
    ['NotAuthorizedException', 'Refresh Token has been revoked'],
    ['NotAuthorizedException', 'Refresh Token has expired'],
    ['NotAuthorizedException', 'Invalid Refresh Token'],
    ['RefreshTokenReuseException', 'Refresh token has been invalidated by rotation'],
    ['PasswordResetRequiredException', 'Password reset required for the user'],
  ])('%s: %s ends the session [SI9, §8.recusas.1]', (name, message) => {
    expect(endsSession(amplifyError(name, message))).toBe(true);
    expect(toIdentityError(amplifyError(name, message), 'session').kind).toBe('session');
    expect(toIdentityError(amplifyError(name, message), 'signIn').kind).toBe('refused');
  });

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'refused'],
    ['NotAuthorizedException', 'Access Token has expired', 'refused'],
    ['LimitExceededException', 'Attempt limit exceeded', 'refused'],
    ['NetworkError', 'A network error has occurred.', 'transient'],
    ['TooManyRequestsException', 'Rate exceeded', 'transient'],
    ['TimeoutError', 'no answer in 10000 ms', 'transient'],
    ['Unknown', 'An unknown error has occurred.', 'transient'],
    ['OAuthSignInException', 'User cancelled OAuth flow.', 'cancelled'],
    ['OAuthSignInException', 'invalid_grant', 'refused'],
  ])('%s: %s does not, it is %s', (name, message, kind) => {
    const error = amplifyError(name, message);
    expect(endsSession(error)).toBe(false);
    expect(toIdentityError(error, 'session')).toMatchObject({ kind, codigo: name, cause: error });
  });

  it('is understood even when it is no error at all', () => {
    expect(toIdentityError('odd', 'other')).toMatchObject({ kind: 'transient', codigo: 'Unknown' });
    expect(endsSession(null)).toBe(false);
  });

  it('keeps what was said already', () => {
    const said = new IdentityError('cancelled', 'x', 'y');
    expect(toIdentityError(said, 'session')).toBe(said);
  });
});
