import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { IdentityConfig } from '../../src/domain/wire/base/config';
import { ORIGENS_NATIVAS } from '../platform/http/security/cors';
import { type IdentityContext, createContext } from './context';
import { hostedUi } from './hosted/hostedUi';
import { getUser } from './operations/user/getUser';
import type { IdentityOptions } from './options';
import { CognitoError } from './cognitoError';
import { type ProfileReader, toProfile } from './users/profileReader';
import { seed } from './users/seed';
import { TokenRefused, type TokenVerifier, createTokenVerifier } from '../platform/http/access/tokenVerifier';
import { userPoolApi } from './userPoolApi';

/** The provider in this process, and what the product needs of it. */
export interface Identity {
  context: IdentityContext;
  /** The same check as in production, with given keys. */
  verifyToken: TokenVerifier;
  /** The same answer as `GetUser` over the network, without the network. */
  readProfile: ProfileReader;
  /** The `identity` part of `/config.json` for a browser that came by this origin. */
  configFor: (origin: string) => IdentityConfig;
}

function createReadProfile(context: IdentityContext): ProfileReader {
  return async (accessToken) => {
    try {
      return toProfile(await getUser(context, { AccessToken: accessToken }));
    } catch (error) {
      throw error instanceof CognitoError ? new TokenRefused('invalido', error) : error;
    }
  };
}

/**
 * The check of production, and what only the provider itself knows: a token whose session was ended, or whose user was
 * disabled, is refused at once rather than when it expires.
 */
function createLiveVerifier({ pool, key, tokens }: IdentityContext): TokenVerifier {
  const verify = createTokenVerifier({ issuer: pool.issuer, clientId: pool.clientId, jwks: { keys: [key.publicJwk] } });
  return async (token) => {
    const verified = await verify(token);
    try {
      tokens.current(await key.read(token));
      return verified;
    } catch (error) {
      throw error instanceof CognitoError ? new TokenRefused('invalido', error) : error;
    }
  };
}

/** Opens the state, seeds it when it is new, and refuses to exist in production. */
export function openIdentity(options: IdentityOptions): Identity {
  if (process.env.NODE_ENV === 'production')
    throw new Error('The embedded identity provider must not run in production');
  const { context, isNew } = createContext(options);
  if (isNew) seed(context);
  const { pool } = context;
  return {
    context,
    verifyToken: createLiveVerifier(context),
    readProfile: createReadProfile(context),
    configFor: (origin) => {
      const { pathname } = new URL(pool.publicUrl);
      return {
        userPoolId: pool.id,
        clientId: pool.clientId,
        endpoint: `${origin}${pathname}/cognito-idp/`,
        hostedUiDomain: `${new URL(origin).host}${pathname}`,
        confirmacao: pool.confirmacao,
        localHttp: true,
        redirectSignIn: [`${origin}/callback/`],
        redirectSignOut: [`${origin}/home`],
      };
    },
  };
}

/** Browsers of other local origins, such as a development server, and the mobile app may call too; strangers may not. */
const ORIGINS = [/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/, ...ORIGENS_NATIVAS];

/** Fastify plugin, to be registered under `/_idp`: a stand-in for an Amazon Cognito user pool. */
export async function embeddedIdentity(scope: FastifyInstance, { identity }: { identity: Identity }): Promise<void> {
  // The provider is not part of the product's API: it stays out of its OpenAPI description.
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  await scope.register(cors, { origin: ORIGINS, methods: ['GET', 'POST'], exposedHeaders: ['x-amzn-errortype'] });
  await scope.register(async (api) => userPoolApi(api, identity.context));
  await scope.register(async (pages) => hostedUi(pages, identity.context));
}
