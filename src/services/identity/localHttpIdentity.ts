/**
 * aws-amplify builds the hosted pages' addresses as `https://${domain}/…` and offers no other scheme. The embedded
 * provider answers plain http on this machine (a secure context already, and no certificate to trust), so here, and
 * only here, those addresses are turned back into http. A production build never requests this file.
 */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** The part of the Navigation API that is used; TypeScript's own library does not know it yet. */
interface NavigateEvent extends Event {
  destination: { url: string };
}

const isNavigateEvent = (event: Event): event is NavigateEvent => 'destination' in event;

/** Refuses any provider that is not on this machine. */
export function allowLocalHttp(domain: string): void {
  if (!LOOPBACK.test(domain)) throw new Error(`Plain http is only for a provider on this machine, not ${domain}`);
  const secure = `https://${domain}/`;
  const plain = (url: string) => (url.startsWith(secure) ? `http://${domain}/${url.slice(secure.length)}` : url);

  // POST /oauth2/token, sent by Amplify when the browser comes back to /callback.
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => send(typeof input === 'string' ? plain(input) : input, init);

  // GET /oauth2/authorize and /logout, which Amplify opens by assigning location.href.
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => {
    if (!isNavigateEvent(event) || !event.destination.url.startsWith(secure)) return;
    event.preventDefault();
    window.location.assign(plain(event.destination.url));
  });
}
