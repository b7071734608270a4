import { signOut } from 'aws-amplify/auth';
import { SIGN_OUT_WAIT_MS } from '../../domain/base/constantes';
import { CALLBACK_NATIVO, ESQUEMA_APP, SAIDA_NATIVA } from '../../domain/aplicativo/deepLink';
import type { IdentityConfig } from '../../domain/wire/base/config';
import type { NativePort } from '../portsNative';
import { forgetProviderPages } from './storedSession';
import { within } from './within';

/** Configuration for the mobile app: the provider's pages open in the system's browser and return by a deep link. */
export const toNativeConfig = (config: IdentityConfig): IdentityConfig => ({
  ...config,
  redirectSignIn: [CALLBACK_NATIVO],
  redirectSignOut: [SAIDA_NATIVA],
});

/** The shell in use; a module variable because Amplify is a singleton too. */
let shell: NativePort | null = null;

/** Options of a federated sign-in: none in a browser, the system's browser in the mobile app. */
export const shellOptions = () => (shell ? { options: { authSessionOpener: shell.openProvider } } : {});

/** Registers the shell of the mobile app. */
export function installShell(native: NativePort): void {
  if (!shell) keepAppLinksOutOfHistory();
  shell = native;
}

/**
 * Amplify ends a sign-in by writing the return address into the history. A web view refuses the app's URL scheme, and
 * Amplify would report the sign-in as failed although the tokens are stored.
 */
function keepAppLinksOutOfHistory(): void {
  const replaceState = window.history.replaceState.bind(window.history);
  window.history.replaceState = (data, unused, url) => {
    if (!String(url ?? '').startsWith(ESQUEMA_APP)) replaceState(data, unused, url);
  };
}

/** True when the session came through the provider's hosted pages, which then hold a session of their own. */
const cameThroughProviderPages = (): boolean =>
  Object.keys(window.localStorage).some(
    (key) => key.endsWith('.oauthSignIn') && window.localStorage.getItem(key)?.startsWith('true'),
  );

/**
 * Signs out in the mobile app, where Amplify would navigate the web view to the provider's pages. It revokes and clears
 * here, and ends the hosted session in the system's browser, within the specification's timeout.
 */
export async function signOutNatively(native: NativePort, { clientId, hostedUiDomain }: IdentityConfig): Promise<void> {
  const federated = cameThroughProviderPages();
  forgetProviderPages();
  await signOut();
  if (!federated) return;
  const query = new URLSearchParams({ client_id: clientId, logout_uri: SAIDA_NATIVA });
  const ended = native.openProvider(`https://${hostedUiDomain}/logout?${query}`);
  // On this device the session is over even after a timeout.
  await within(SIGN_OUT_WAIT_MS, ended).catch(() => undefined);
  native.closeProvider();
}
