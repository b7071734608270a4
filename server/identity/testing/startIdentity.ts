import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Identity, embeddedIdentity, openIdentity } from '../embeddedIdentity';
import { identityState } from '../../../tests/support/identityState';
import type { IdentityMessage, IdentityOptions } from '../options';
import { createAdministration, type IdentityAdministration } from './administration';

export const PUBLIC_URL = 'http://localhost:8080/_idp';
export const CLIENT_ID = 'itapelocalwebclient0000001';

/** A reply of the user-pool API, or its refusal in one line: `Name: text`. */
export type Reply = Record<string, unknown> & { refusal?: string };

export interface StartedIdentity {
  app: FastifyInstance;
  identity: Identity;
  administration: IdentityAdministration;
  outbox: IdentityMessage[];
  /** The newest code sent to an address. */
  codeFor: (email: string) => string;
  /** One operation of the user-pool API, as Amplify sends it. */
  call: (operation: string, input: object) => Promise<Reply>;
  /** Signs in with the password in clear and gives the tokens; rejects with the refusal. */
  signIn: (email: string, password?: string) => Promise<Tokens>;
  /** The routes, without the automatic HEAD and the answers to preflights. */
  routes: { method: string; url: string }[];
  /** Advances the clock. */
  later: (ms: number) => void;
}

export interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

/** The provider behind a bare Fastify, in memory, with a clock that stands still and an outbox to read. */
export async function startIdentity(
  options: Partial<IdentityOptions> = {},
  loggerInstance?: FastifyBaseLogger,
): Promise<StartedIdentity> {
  const outbox: IdentityMessage[] = [];
  let now = Date.now();
  const identity = openIdentity({
    publicUrl: PUBLIC_URL,
    file: null,
    initial: identityState(),
    deliver: (message) => outbox.push(message),
    now: () => now,
    ...options,
  });
  const app = Fastify(loggerInstance ? { loggerInstance } : {});
  const routes: { method: string; url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one === 'GET' || one === 'POST') routes.push({ method: one, url });
  });
  await app.register(embeddedIdentity, { prefix: '/_idp', identity });

  const call = async (operation: string, input: object): Promise<Reply> => {
    const response = await app.inject({
      method: 'POST',
      url: '/_idp/cognito-idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify({ ClientId: CLIENT_ID, ...input }),
    });
    const body = response.json<Reply>();
    return response.statusCode === 200 ? body : { refusal: `${String(body.__type)}: ${String(body.message)}` };
  };

  const signIn = async (email: string, password = 'senha123'): Promise<Tokens> => {
    const reply = await call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    if (!reply.AuthenticationResult) throw new Error(reply.refusal ?? `challenged: ${String(reply.ChallengeName)}`);
    return reply.AuthenticationResult as Tokens;
  };

  return {
    app,
    identity,
    administration: createAdministration(identity.context),
    outbox,
    routes,
    call,
    signIn,
    codeFor: (email) => outbox.findLast(({ to }) => to === email)?.code ?? 'no code was sent',
    later: (ms) => {
      now += ms;
    },
  };
}
