/** Where aws-amplify keeps what it knows of this browser; read without loading it. */
const PREFIX = 'CognitoIdentityServiceProvider.';

/** Switched-off storage throws on the first touch: then nothing is stored. */
function keys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Whether somebody signed in here before, or is just coming back from the provider with a code. */
export function hasStoredSession(): boolean {
  const query = new URLSearchParams(window.location.search);
  const returning = query.has('code') && query.has('state');
  return returning || keys().some((key) => key.endsWith('.LastAuthUser'));
}

/** Whether a sign-in at the provider was started in this browser and has not come back yet. */
export const isRedirectInFlight = (): boolean => keys().some((key) => key.endsWith('.inflightOAuth'));

/** Forgets the tokens and all that belongs to them. */
export function forgetStoredSession(): void {
  for (const key of keys()) window.localStorage.removeItem(key);
}

/**
 * Forgets that the session came through the provider's pages, so that Amplify's sign-out ends it here without
 * leaving the page.
 */
export function forgetProviderPages(): void {
  for (const key of keys()) if (/\.(oauthSignIn|oauthMetadata)$/.test(key)) window.localStorage.removeItem(key);
}
