/**
 * aws-amplify builds the hosted pages' addresses as `https://${domain}/…` and supports no other scheme. The embedded
 * provider uses plain http on localhost (a secure context, without a certificate), so this file rewrites those
 * addresses to http. A production build never loads it.
 */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** The subset of the Navigation API in use, missing in TypeScript's library. */
interface NavigateEvent extends Event {
  destination: { url: string };
}

const isNavigateEvent = (event: Event): event is NavigateEvent => 'destination' in event;

/** Rewrites the provider's addresses to http; throws unless the provider is on this machine. */
export function allowLocalHttp(domain: string): void {
  if (!LOOPBACK.test(domain)) throw new Error(`Plain http is only for a provider on this machine, not ${domain}`);
  const secure = `https://${domain}/`;
  const plain = (url: string) => (url.startsWith(secure) ? `http://${domain}/${url.slice(secure.length)}` : url);

  // POST /oauth2/token, sent by Amplify on return to /callback.
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
