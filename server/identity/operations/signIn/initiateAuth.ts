import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import type { IdentityContext } from '../../context';
import { startHandshake } from '../../passwords/srp';
import { publicOperation } from '../operation';
import { afterPassword } from './signInResult';

const fields = { AuthFlow: Type.String(), AuthParameters: Type.Record(Type.String(), Type.String()) };
type Parameters = Record<string, string>;

function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (!value) throw refusals.invalidParameter(`Missing required parameter ${name}`);
  return value;
}

function withPassword(context: IdentityContext, parameters: Parameters): object {
  const asked = required(parameters, 'USERNAME');
  const proof = { password: required(parameters, 'PASSWORD') };
  const user = context.passwords.prove(context.users.find(asked), asked, proof);
  return afterPassword(context, user, parameters.DEVICE_KEY);
}

/** Amplify's default: the challenge looks the same whether or not the user exists. */
function withSrp({ users, passwords, challenges }: IdentityContext, parameters: Parameters): object {
  const asked = required(parameters, 'USERNAME');
  const user = users.find(asked);
  passwords.assertNotLocked(user, asked);
  const { userId, record } = passwords.recordFor(user, asked);
  const handshake = startHandshake(required(parameters, 'SRP_A'), record);
  if (!handshake) throw refusals.invalidParameter('SRP_A is not valid');
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: challenges.put({ kind: 'PASSWORD_VERIFIER', asked, username: user?.username ?? null, handshake }),
    ChallengeParameters: {
      SALT: record.salt,
      SECRET_BLOCK: handshake.secretBlock,
      SRP_B: handshake.serverB,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

/** Starts a sign-in. */
export const initiateAuth = publicOperation(fields, (context, { AuthFlow, AuthParameters }) => {
  if (AuthFlow === 'USER_SRP_AUTH') return withSrp(context, AuthParameters);
  if (AuthFlow === 'USER_PASSWORD_AUTH') return withPassword(context, AuthParameters);
  throw refusals.invalidParameter(`Initiate Auth method not supported: ${AuthFlow}`);
});
