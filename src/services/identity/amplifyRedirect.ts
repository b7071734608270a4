import { Hub } from 'aws-amplify/utils';
import { OAUTH_WAIT_MS } from '../../domain/constantes';
import type { IdentitySession } from '../ports';
import { amplifySession } from './amplifySession';
import { toIdentityError } from './authErrors';
import { isRedirectInFlight } from './storedSession';
import { within } from './within';

/**
 * Hears how the way back from the provider ends. Amplify takes it by itself as soon as it is configured, so this must
 * be called before.
 */
export function createAmplifyRedirect(onCustomState: (link: string) => void): () => Promise<IdentitySession | null> {
  const wasInFlight = isRedirectInFlight();
  const outcome = new Promise<{ error: unknown } | null>((resolve) => {
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') onCustomState(payload.data);
      if (payload.event === 'signInWithRedirect') resolve(null);
      if (payload.event === 'signInWithRedirect_failure') resolve({ error: payload.data.error });
    });
  });

  return async () => {
    // Without a sign-in of this browser's own there is nothing to exchange: a reload, or somebody else's link.
    const failure = wasInFlight ? await within(OAUTH_WAIT_MS, outcome) : null;
    if (failure) {
      const error = toIdentityError(failure.error, 'redirect');
      if (error.kind === 'cancelled') return null;
      throw error;
    }
    return (await amplifySession.current())?.session ?? null;
  };
}
