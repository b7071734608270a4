import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { provedorDeUsername, type ProvedorFederado } from '../../../src/domain/sessao/provedor';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { IdentityUnavailable, TokenRefused } from '../../platform/http/access/tokenVerifier';

/** The identity provider's data of the bearer of an access token. */
export interface IdentityProfile {
  sub: string;
  email: string;
  emailVerificado: boolean;
  /** Apple may hide it. */
  nome: string | null;
  provedor: 'itape' | ProvedorFederado;
}

/** Rejects with `TokenRefused` or `IdentityUnavailable`. */
export type ProfileReader = (accessToken: string) => Promise<IdentityProfile>;

const ANSWER_MS = 3_000;

const getUserReply = Type.Object({
  Username: Type.String(),
  UserAttributes: Type.Array(Type.Object({ Name: Type.String(), Value: Type.String() })),
});
const getUserReplyValidator = Compile(getUserReply);

/** Reads the reply of Cognito's `GetUser`. */
export function toProfile(reply: unknown): IdentityProfile {
  if (!getUserReplyValidator.Check(reply)) throw new IdentityUnavailable('unreadable reply of GetUser');
  const { Username, UserAttributes }: Static<typeof getUserReply> = reply;
  const attributes = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  return {
    sub: attributes.get('sub') ?? Username,
    email: attributes.get('email') ?? '',
    emailVerificado: attributes.get('email_verified') === 'true',
    nome: attributes.get('name')?.trim() || null,
    provedor: provedorDeUsername(Username),
  };
}

/** Reads profiles at `https://cognito-idp.sa-east-1.amazonaws.com/`, or wherever the user-pool API answers. */
export function createProfileReader(endpoint: string, fetch: Fetch = globalThis.fetch): ProfileReader {
  return async (accessToken) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
      },
      body: JSON.stringify({ AccessToken: accessToken }),
      // A redirect would send the person's token to an address that is not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      throw new IdentityUnavailable(error);
    });
    const reply: unknown = await response.json().catch(() => null);
    if (response.ok) return toProfile(reply);
    throw refusedBy(response.status, reply);
  };
}

/** Cognito answers 400 to everything; only these names speak of the token or its user. */
const refusing = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
];

function refusedBy(status: number, reply: unknown): Error {
  const type = typeof reply === 'object' && reply !== null && '__type' in reply ? String(reply.__type) : '';
  const name = type.split('#').at(-1) ?? '';
  return refusing.includes(name) ? new TokenRefused('invalido', name) : new IdentityUnavailable(`${status} ${name}`);
}
