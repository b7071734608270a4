/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { allowLocalHttp } from './localHttpIdentity';

const DOMAIN = 'localhost:8080/_idp';

describe('plain http for the provider on this machine', () => {
  const original = window.fetch;
  afterEach(() => {
    window.fetch = original;
    Reflect.deleteProperty(window, 'navigation');
  });

  it.each(['auth.itape.com.br', 'localhost.evil.test/_idp', '127.0.0.1.evil.test', 'evil.test/localhost'])(
    'is refused for %s',
    (domain) => {
      expect(() => allowLocalHttp(domain)).toThrow('only for a provider on this machine');
      expect(window.fetch).toBe(original);
    },
  );

  it('is used for the token exchange, and every other request goes out as it is', async () => {
    const sent = jest.fn(() => Promise.resolve(new Response()));
    window.fetch = sent;
    allowLocalHttp(DOMAIN);
    await window.fetch(`https://${DOMAIN}/oauth2/token`, { method: 'POST' });
    await window.fetch('https://localhost:8080/api');
    await window.fetch(new URL('https://api.test/'));
    expect(sent.mock.calls).toEqual([
      [`http://${DOMAIN}/oauth2/token`, { method: 'POST' }],
      ['https://localhost:8080/api', undefined],
      [new URL('https://api.test/'), undefined],
    ]);
  });

  it('takes over a navigation to the hosted pages and leaves the others alone', () => {
    const navigation = new EventTarget();
    Reflect.set(window, 'navigation', navigation);
    allowLocalHttp(DOMAIN);
    const goTo = (url: string) => {
      const event = Object.assign(new Event('navigate', { cancelable: true }), { destination: { url } });
      navigation.dispatchEvent(event);
      return event.defaultPrevented;
    };
    // jsdom logs navigations it cannot perform on its virtual console; only the decision matters here.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(goTo(`https://${DOMAIN}/logout?client_id=c`)).toBe(true);
    expect(goTo('https://accounts.google.com/')).toBe(false);
    expect(goTo(`${window.location.origin}/home`)).toBe(false);
  });
});
