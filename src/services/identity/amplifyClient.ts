/** The one chunk with aws-amplify in it. Loaded by `amplifyIdentity.ts`, and only once it is needed. */
import { Amplify } from 'aws-amplify';
import { signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { IdentityConfig } from '../../domain/wire/config';
import type { IdentityPort } from '../ports';
import { amplifyConfig } from './amplifyConfig';
import { createAmplifyRedirect } from './amplifyRedirect';
import { amplifySession } from './amplifySession';
import { amplifySignIn } from './amplifySignIn';
import { amplifySignUp } from './amplifySignUp';

/** Configures Amplify, once, and gives the port with Amplify's own errors and waits. */
export async function connectAmplify(config: IdentityConfig): Promise<IdentityPort> {
  if (config.localHttp === true) {
    const { allowLocalHttp } = await import(/* webpackChunkName: "amplify-local" */ './localHttpIdentity');
    allowLocalHttp(config.hostedUiDomain);
  }
  const completeRedirect = createAmplifyRedirect();
  // Amplify warns of every endpoint that is not Amazon's; ours is meant.
  if (config.endpoint !== undefined) ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure(amplifyConfig(config));
  return {
    ...amplifySignIn,
    ...amplifySignUp,
    currentSession: async () => (await amplifySession.current())?.session ?? null,
    accessToken: async () => (await amplifySession.current())?.token ?? null,
    refresh: async () => (await amplifySession.current({ forceRefresh: true }))?.session ?? null,
    completeRedirect,
    signOut: () => signOut(),
  };
}
