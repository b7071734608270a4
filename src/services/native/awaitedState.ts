const PREFIX = 'CognitoIdentityServiceProvider.';

/** The OAuth state of the pending federated sign-in, as kept by aws-amplify; null when its PKCE verifier is missing. */
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
