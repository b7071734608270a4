import { signOut } from 'aws-amplify/auth';
import { SIGN_OUT_WAIT_MS } from '../../domain/constantes';
import { CALLBACK_NATIVO, ESQUEMA_APP, SAIDA_NATIVA } from '../../domain/deepLink';
import type { IdentityConfig } from '../../domain/wire/config';
import type { NativePort } from '../portsNative';
import { forgetProviderPages } from './storedSession';
import { within } from './within';

/** The provider's pages open beside the mobile app, and lead back to it by a link of its own. */
export const toNativeConfig = (config: IdentityConfig): IdentityConfig => ({
  ...config,
  redirectSignIn: [CALLBACK_NATIVO],
  redirectSignOut: [SAIDA_NATIVA],
});

/** Amplify is one for the page, and so is the shell that it opens the provider's pages with. */
let shell: NativePort | null = null;

/** What a federated sign-in is begun with: nothing in a browser, the system's own browser in the mobile app. */
export const shellOptions = () => (shell ? { options: { authSessionOpener: shell.openProvider } } : {});

/** Says that the page is in the mobile app. */
export function installShell(native: NativePort): void {
  if (!shell) keepAppLinksOutOfHistory();
  shell = native;
}

/**
 * Amplify ends a sign-in by writing the address it came back through into the history. A web view refuses an address
 * of the app's own scheme, after the tokens are stored, and Amplify would call the whole sign-in failed.
 */
function keepAppLinksOutOfHistory(): void {
  const replaceState = window.history.replaceState.bind(window.history);
  window.history.replaceState = (data, unused, url) => {
    if (!String(url ?? '').startsWith(ESQUEMA_APP)) replaceState(data, unused, url);
  };
}

/** Whether the session came through the provider's pages, which then hold one of their own. */
const cameThroughProviderPages = (): boolean =>
  Object.keys(window.localStorage).some(
    (key) => key.endsWith('.oauthSignIn') && window.localStorage.getItem(key)?.startsWith('true'),
  );

/**
 * Amplify would send the web view itself to the provider's pages. Instead it revokes and clears here, and the pages'
 * own session is ended in the browser that holds it, which gets as long as the specification gives it.
 */
export async function signOutNatively(native: NativePort, { clientId, hostedUiDomain }: IdentityConfig): Promise<void> {
  const federated = cameThroughProviderPages();
  forgetProviderPages();
  await signOut();
  if (!federated) return;
  const query = new URLSearchParams({ client_id: clientId, logout_uri: SAIDA_NATIVA });
  const ended = native.openProvider(`https://${hostedUiDomain}/logout?${query}`);
  // However long it takes, on this device the session is over.
  await within(SIGN_OUT_WAIT_MS, ended).catch(() => undefined);
  native.closeProvider();
}
