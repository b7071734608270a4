import type { Config } from './config';
import { openIdentity, type Identity } from './identity/embeddedIdentity';
import type { IdentityMessage } from './identity/options';
import { refusingEnded } from './identity/sessions/liveTokens';
import { createProfileReader, type ProfileReader } from './identity/users/profileReader';
import type { IdentityState } from './identity/state';
import type { Fetch } from './platform/http/outgoing/fetch';
import { createTokenVerifier, type TokenVerifier } from './platform/http/access/tokenVerifier';
import type { IdentityConfigFor } from './webConfig';

/** The identity provider as the API needs it; `embedded` only where it runs in this process. */
export interface IdentityProvider {
  verifyToken: TokenVerifier;
  readProfile: ProfileReader;
  configFor: IdentityConfigFor;
  embedded: Identity | null;
}

/**
 * Amazon Cognito where it is configured, else the embedded stand-in, which keeps its state in the data folder or, with
 * `inMemory`, nowhere; `initial` is what it then begins with.
 */
export function openIdentityProvider(
  { cognito, confirmacao, publicUrl, dataDir, rateLimit }: Config,
  deliver: (message: IdentityMessage) => void,
  { inMemory = false, initial, fetch }: { inMemory?: boolean; initial?: IdentityState; fetch?: Fetch } = {},
): IdentityProvider {
  if (cognito === null) {
    const file = inMemory ? null : `${dataDir}/identity.json`;
    const embedded = openIdentity({
      publicUrl: `${publicUrl}/_idp`,
      file,
      initial,
      deliver,
      confirmacao,
      limits: rateLimit,
    });
    const { verifyToken, readProfile, configFor } = embedded;
    return { verifyToken, readProfile, configFor, embedded };
  }
  const { userPoolId, clientId, hostedUiDomain, endpoint, own } = cognito;
  const readProfile = createProfileReader(endpoint, fetch);
  return {
    verifyToken: refusingEnded(createTokenVerifier({ issuer: endpoint + userPoolId, clientId }), readProfile),
    readProfile,
    configFor: (origin) => ({
      userPoolId,
      clientId,
      ...(own && { endpoint, localHttp: endpoint.startsWith('http:') }),
      hostedUiDomain,
      confirmacao,
      redirectSignIn: [`${origin}/callback/`],
      redirectSignOut: [`${origin}/home`],
    }),
    embedded: null,
  };
}
