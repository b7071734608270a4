import { refusals } from '../cognitoError';
import type { IdentityContext } from '../context';
import type { StoredUser } from '../state';
import { ADMIN_SCOPE, type IssuedTokens } from '../tokens';

/** Tokens as Cognito's JSON API names them. */
export const authenticationResult = (tokens: IssuedTokens): object => ({
  AuthenticationResult: {
    AccessToken: tokens.accessToken,
    IdToken: tokens.idToken,
    RefreshToken: tokens.refreshToken,
    ExpiresIn: tokens.expiresIn,
    TokenType: 'Bearer',
  },
  ChallengeParameters: {},
});

/** A session of the user-pool API. */
export const startSession = ({ tokens }: IdentityContext, user: StoredUser): object =>
  authenticationResult(tokens.issue(user, ADMIN_SCOPE));

/** What follows a proved password, and only that: nobody else learns the state of a user. */
export function afterPassword(context: IdentityContext, user: StoredUser): object {
  if (!user.enabled) throw refusals.userDisabled();
  if (user.status === 'UNCONFIRMED') throw refusals.userUnconfirmed();
  if (user.status === 'RESET_REQUIRED') throw refusals.resetRequired();
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(context, user);
  return startSession(context, user);
}

function askNewPassword({ pool, challenges }: IdentityContext, user: StoredUser): object {
  if ((user.temporaryPasswordExpiresAt ?? 0) <= pool.now()) throw refusals.temporaryPasswordExpired();
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: challenges.put({ kind: 'NEW_PASSWORD_REQUIRED', username: user.username }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}
