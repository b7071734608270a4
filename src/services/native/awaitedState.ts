const PREFIX = 'CognitoIdentityServiceProvider.';

/**
 * The state that the federated sign-in under way sent to the provider, as aws-amplify keeps it; null when the secret
 * that belongs to it is not here.
 */
export function awaitedState(): string | null {
  try {
    const ours = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    const read = (ending: string): string =>
      window.localStorage.getItem(ours.find((key) => key.endsWith(ending)) ?? '') ?? '';
    return read('.inflightOAuth') === 'true' && read('.oauthPKCE') !== '' ? read('.oauthState') || null : null;
  } catch {
    return null;
  }
}
