/** A refusal in the shape of Amazon Cognito's JSON protocol: HTTP 400 and `{ __type, message }`. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** Too many calls: refused with the time to wait, and HTTP 429, which Amplify tries again by itself. */
export class TooManyCalls extends CognitoError {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('TooManyRequestsException', 'Rate exceeded');
    this.waitMs = waitMs;
  }
}

const notAuthorized = (message: string) => () => new CognitoError('NotAuthorizedException', message);

/** The texts are Cognito's own, since the client distinguishes some cases only by them (spec §8). */
export const refusals = {
  badCredentials: notAuthorized('Incorrect username or password.'),
  tooManyAttempts: notAuthorized('Password attempts exceeded'),
  userDisabled: notAuthorized('User is disabled.'),
  temporaryPasswordExpired: notAuthorized('Temporary password has expired and must be reset by an administrator.'),
  invalidSession: notAuthorized('Invalid session for the user.'),
  sessionExpired: notAuthorized('Invalid session for the user, session is expired.'),
  invalidAccessToken: notAuthorized('Invalid Access Token'),
  accessTokenExpired: notAuthorized('Access Token has expired'),
  accessTokenRevoked: notAuthorized('Access Token has been revoked'),
  missingScope: notAuthorized('Access Token does not have required scopes'),
  invalidRefreshToken: notAuthorized('Invalid Refresh Token'),
  refreshTokenExpired: notAuthorized('Refresh Token has expired'),
  refreshTokenRevoked: notAuthorized('Refresh Token has been revoked'),
  unauthorizedAttribute: notAuthorized('A client attempted to write unauthorized attribute'),
  refreshTokenReused: () =>
    new CognitoError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation'),
  userMissing: () => new CognitoError('UserNotFoundException', 'User does not exist.'),
  userUnconfirmed: () => new CognitoError('UserNotConfirmedException', 'User is not confirmed.'),
  resetRequired: () => new CognitoError('PasswordResetRequiredException', 'Password reset required for the user'),
  usernameExists: () => new CognitoError('UsernameExistsException', 'User already exists'),
  emailTaken: () => new CognitoError('AliasExistsException', 'An account with the email already exists.'),
  codeMismatch: () =>
    new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeExpired: () => new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  limitExceeded: () =>
    new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  weakPassword: (why: string) =>
    new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${why}`),
  unknownClient: (id: string) =>
    new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`),
  unknownPool: (id: string) => new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`),
  unknownGroup: () => new CognitoError('ResourceNotFoundException', 'Group not found.'),
  groupExists: (name: string) =>
    new CognitoError('GroupExistsException', `A group with the name ${name} already exists.`),
  /** An administrator's call whose user cannot take it now. */
  wrongState: (message: string) => new CognitoError('UnsupportedUserStateException', message),
  resetInState: notAuthorized('User password cannot be reset in the current state.'),
  unsigned: () => new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token'),
  unreadableSignature: () =>
    new CognitoError('IncompleteSignatureException', 'Authorization header is not a signature of version 4.'),
  unknownKey: () =>
    new CognitoError('UnrecognizedClientException', 'The security token included in the request is invalid.'),
  badSignature: () =>
    new CognitoError(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    ),
  signatureExpired: () => new CognitoError('InvalidSignatureException', 'Signature expired or not yet current.'),
  deviceMissing: () => new CognitoError('ResourceNotFoundException', 'Device does not exist.'),
  devicesOff: () => new CognitoError('InvalidParameterException', 'Device tracking is not enabled for this user pool.'),
  invalidParameter: (message: string) => new CognitoError('InvalidParameterException', message),
  unknownOperation: (name: string) => new CognitoError('UnknownOperationException', `Operation not emulated: ${name}`),
};
