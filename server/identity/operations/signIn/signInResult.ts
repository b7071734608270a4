import { refusals } from '../../cognitoError';
import type { IdentityContext } from '../../context';
import type { NewDeviceMetadata } from '../../sessions/devices';
import type { StoredUser } from '../../state';
import { ADMIN_SCOPE, type IssuedTokens } from '../../sessions/tokens';

/** Tokens as Cognito's JSON API names them. */
export const authenticationResult = (tokens: IssuedTokens, device?: NewDeviceMetadata): object => ({
  AuthenticationResult: {
    AccessToken: tokens.accessToken,
    IdToken: tokens.idToken,
    RefreshToken: tokens.refreshToken,
    ExpiresIn: tokens.expiresIn,
    TokenType: 'Bearer',
    ...(device ? { NewDeviceMetadata: device } : {}),
  },
  ChallengeParameters: {},
});

/** A session of the user-pool API. */
export async function startSession(
  { tokens, devices }: IdentityContext,
  user: StoredUser,
  deviceKey?: string,
): Promise<object> {
  const { known, fresh } = devices.recognize(user, deviceKey);
  const issued = await tokens.issue(user, ADMIN_SCOPE, { deviceKey: known ?? fresh?.DeviceKey });
  return authenticationResult(issued, fresh);
}

/** The next step after a proved password. Only then is the state of a user revealed. */
export async function afterPassword(context: IdentityContext, user: StoredUser, deviceKey?: string): Promise<object> {
  if (!user.enabled) throw refusals.userDisabled();
  if (user.status === 'UNCONFIRMED') throw refusals.userUnconfirmed();
  if (user.status === 'RESET_REQUIRED') throw refusals.resetRequired();
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(context, user, deviceKey);
  return startSession(context, user, deviceKey);
}

function askNewPassword({ pool, challenges }: IdentityContext, user: StoredUser, deviceKey?: string): object {
  if ((user.temporaryPasswordExpiresAt ?? 0) <= pool.now()) throw refusals.temporaryPasswordExpired();
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: challenges.put({ kind: 'NEW_PASSWORD_REQUIRED', username: user.username, deviceKey }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}
