/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { forgetProviderPages, forgetStoredSession, hasStoredSession, isRedirectInFlight } from './storedSession';

const store = (key: string) => window.localStorage.setItem(key, 'x');
const stored = () => Object.keys(window.localStorage).sort();

describe('what this browser knows of a session', () => {
  afterEach(() => {
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['nothing', '', '/', false],
    ['somebody who signed in', 'CognitoIdentityServiceProvider.c.LastAuthUser', '/', true],
    ['keys of another library', 'Other.c.LastAuthUser', '/', false],
    ['a device that is remembered', 'CognitoIdentityServiceProvider.c.u.deviceKey', '/', false],
    ['a code on its way back', '', '/callback/?code=a&state=b', true],
    ['a code of somebody else', '', '/home?code=a', false],
  ])('with %s', (_, key, path, expected) => {
    if (key) store(key);
    window.history.replaceState(null, '', path);
    expect(hasStoredSession()).toBe(expected);
  });

  it('tells a sign-in that has not come back', () => {
    expect(isRedirectInFlight()).toBe(false);
    store('CognitoIdentityServiceProvider.c.inflightOAuth');
    expect(isRedirectInFlight()).toBe(true);
  });

  it('is forgotten without touching what is not of the session', () => {
    [
      'CognitoIdentityServiceProvider.c.LastAuthUser',
      'CognitoIdentityServiceProvider.c.oauthSignIn',
      'dispositivo',
    ].forEach(store);
    forgetProviderPages();
    expect(stored()).toEqual(['CognitoIdentityServiceProvider.c.LastAuthUser', 'dispositivo']);
    forgetStoredSession();
    expect(stored()).toEqual(['dispositivo']);
  });
});
