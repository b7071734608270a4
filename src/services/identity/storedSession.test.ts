/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import {
  forgetProviderPages,
  forgetStoredSession,
  forgetUse,
  isIdle,
  markUsed,
  hasStoredSession,
  isRedirectInFlight,
  storedAccessToken,
  storedClockDrift,
  takeStoredChallenge,
  tokenStorage,
  withSessionAside,
} from './storedSession';

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

describe('the tokens', () => {
  const USER = 'CognitoIdentityServiceProvider.c.LastAuthUser';
  const TOKEN = 'CognitoIdentityServiceProvider.c.ana.accessToken';
  const refuse = (method: 'setItem' | 'getItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  afterEach(async () => {
    jest.restoreAllMocks();
    await tokenStorage.clear();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('are kept by the browser, where every tab finds them', async () => {
    await tokenStorage.setItem(TOKEN, 'abc');
    expect(window.localStorage.getItem(TOKEN)).toBe('abc');
    expect(storedAccessToken()).toBe('abc');
    await tokenStorage.removeItem(TOKEN);
    expect(storedAccessToken()).toBeNull();
  });

  it('live as long as the page where the storage is full, and are forgotten like the others [SI6]', async () => {
    refuse('setItem');
    await tokenStorage.setItem(USER, 'ana');
    await tokenStorage.setItem(TOKEN, 'abc');
    expect(hasStoredSession()).toBe(true);
    expect(await tokenStorage.getItem(TOKEN)).toBe('abc');
    forgetStoredSession();
    expect(hasStoredSession()).toBe(false);
    expect(await tokenStorage.getItem(TOKEN)).toBeNull();
  });

  it('live as long as the page where the storage is switched off [SI6]', async () => {
    const off = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await tokenStorage.setItem(USER, 'ana');
    expect(hasStoredSession()).toBe(true);
    expect(await tokenStorage.getItem(USER)).toBe('ana');
    await tokenStorage.removeItem(USER);
    expect(hasStoredSession()).toBe(false);
    off.mockRestore();
  });

  it('come with the provider’s clock, as far as it is known [SI7]', async () => {
    expect(storedClockDrift()).toBe(0);
    await tokenStorage.setItem('CognitoIdentityServiceProvider.c.ana.clockDrift', '21600000');
    expect(storedClockDrift()).toBe(21_600_000);
    await tokenStorage.setItem('CognitoIdentityServiceProvider.c.ana.clockDrift', 'x');
    expect(storedClockDrift()).toBe(0);
  });

  it('are back when a sign-in beside them fails, and give way when it succeeds', async () => {
    await tokenStorage.setItem(TOKEN, 'abc');
    await expect(withSessionAside(() => Promise.reject(new Error(String(storedAccessToken()))))).rejects.toThrow(
      'null',
    );
    expect(storedAccessToken()).toBe('abc');
    await withSessionAside(() => tokenStorage.setItem(TOKEN, 'new'));
    expect(storedAccessToken()).toBe('new');
  });

  it('leave the device’s record where it is, so that a sign-in beside them is not one of a new device', async () => {
    const device = 'CognitoIdentityServiceProvider.c.ana.deviceKey';
    await tokenStorage.setItem(TOKEN, 'abc');
    await tokenStorage.setItem(device, 'sa-east-1_1');
    await withSessionAside(async () => expect(await tokenStorage.getItem(device)).toBe('sa-east-1_1'));
    expect(storedAccessToken()).toBeNull();
  });

  it('rest for two weeks at most', () => {
    const DAY = 86_400_000;
    const begun = Date.parse('2026-11-22T12:00:00Z');
    expect(isIdle(begun)).toBe(false);
    markUsed(begun);
    expect([isIdle(begun + 14 * DAY - 1), isIdle(begun + 14 * DAY)]).toEqual([false, true]);
    markUsed(begun + 13 * DAY);
    expect(isIdle(begun + 14 * DAY)).toBe(false);
    forgetUse();
    expect(isIdle(begun + 90 * DAY)).toBe(false);
  });

  it('tell once of a challenge that a reload cut short [SI3]', () => {
    expect(takeStoredChallenge()).toBe(false);
    window.sessionStorage.setItem('CognitoSignInState.challengeName', 'NEW_PASSWORD_REQUIRED');
    window.sessionStorage.setItem('linkRedirect', '/minhas-viagens');
    expect(takeStoredChallenge()).toBe(true);
    expect(takeStoredChallenge()).toBe(false);
    expect(window.sessionStorage.getItem('linkRedirect')).toBe('/minhas-viagens');
  });
});
