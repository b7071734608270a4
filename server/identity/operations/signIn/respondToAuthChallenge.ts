import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import type { IdentityContext } from '../../context';
import { publicOperation } from '../operation';
import { afterPassword, startSession } from './signInResult';

const fields = {
  ChallengeName: Type.String(),
  Session: Type.String(),
  ChallengeResponses: Type.Record(Type.String(), Type.String()),
};
type Responses = Record<string, string>;

/** A challenge may be answered once. */
function verifyPassword(context: IdentityContext, session: string, responses: Responses): object {
  const challenge = context.challenges.take(session);
  if (challenge?.kind !== 'PASSWORD_VERIFIER') throw refusals.invalidSession();
  const { handshake, username, asked } = challenge;
  const user = username === null ? undefined : context.users.byUsername(username);
  if (responses.PASSWORD_CLAIM_SECRET_BLOCK !== handshake.secretBlock) throw refusals.badCredentials();
  const { TIMESTAMP: timestamp = '', PASSWORD_CLAIM_SIGNATURE: signature = '' } = responses;
  const proved = context.passwords.prove(user, asked, { handshake, timestamp, signature });
  return afterPassword(context, proved, responses.DEVICE_KEY);
}

/** A password that the policy refuses leaves the challenge open for another try. */
function replaceTemporaryPassword(context: IdentityContext, session: string, responses: Responses): object {
  const challenge = context.challenges.get(session);
  if (challenge?.kind !== 'NEW_PASSWORD_REQUIRED') throw refusals.sessionExpired();
  const user = context.users.byUsername(challenge.username);
  if (!user?.enabled) throw refusals.invalidSession();
  const password = responses.NEW_PASSWORD ?? '';
  context.passwords.assertPolicy(password, user.attributes);
  context.challenges.remove(session);
  context.passwords.set(user, password);
  return startSession(context, user, responses.DEVICE_KEY ?? challenge.deviceKey);
}

/** Goes on with a sign-in. */
export const respondToAuthChallenge = publicOperation(fields, (context, input) => {
  if (input.ChallengeName === 'PASSWORD_VERIFIER')
    return verifyPassword(context, input.Session, input.ChallengeResponses);
  if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED')
    return replaceTemporaryPassword(context, input.Session, input.ChallengeResponses);
  throw refusals.invalidParameter(`Challenge not supported: ${input.ChallengeName}`);
});
