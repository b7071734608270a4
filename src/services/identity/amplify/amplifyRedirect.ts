import { Hub } from 'aws-amplify/utils';
import { OAUTH_WAIT_MS } from '../../../domain/base/constantes';
import type { IdentitySession } from '../../ports';
import { amplifySession } from './amplifySession';
import { toIdentityError } from './authErrors';
import { isRedirectInFlight } from '../storedSession';
import { within } from '../within';

/**
 * Observes the result of the OAuth redirect. Must be called before Amplify is configured, which starts processing it.
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
    // Without a sign-in started in this browser there is no code to exchange: a reload, or a forged link.
    const failure = wasInFlight ? await within(OAUTH_WAIT_MS, outcome) : null;
    if (failure) {
      const error = toIdentityError(failure.error, 'redirect');
      if (error.kind === 'cancelled') return null;
      throw error;
    }
    return (await amplifySession.current())?.session ?? null;
  };
}
