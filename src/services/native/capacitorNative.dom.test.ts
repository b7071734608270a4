import { installFakeNative, removeFakeNative } from '../../../tests/support/fakeNative';
import type { NativePort } from '../portsNative';
import { isNativeShell } from './isNativeShell';

const HOME = 'itape://localhost/home?idaVolta=true';
const CALLBACK = 'itape://localhost/callback/?code=c1&state=s1';
const PREFIX = 'CognitoIdentityServiceProvider.c.';
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The adapter on the real Capacitor packages, which read the shell when first loaded. */
async function startShell(): Promise<NativePort> {
  let native: Promise<NativePort> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createCapacitorNative } = await import('./capacitorNative');
    native = createCapacitorNative();
    await native;
  });
  if (!native) throw new Error('the shell did not start');
  return native;
}

afterEach(() => {
  removeFakeNative();
  window.localStorage.clear();
});

it('knows a browser from the mobile app', () => {
  expect(isNativeShell(window)).toBe(false);
  for (const platform of ['android', 'ios'] as const) {
    installFakeNative(platform);
    expect(isNativeShell(window)).toBe(true);
  }
});

describe.each(['android', 'ios'] as const)('the shell of %s', (platform) => {
  const install = () => installFakeNative(platform);

  it('tells what opened the app, cold, and never hands it over a second time [DL5]', async () => {
    const shell = install();
    shell.answers['App.getLaunchUrl'] = { url: HOME };
    const starting = startShell();
    shell.emit('App', 'appUrlOpen', { url: HOME });
    const native = await starting;
    const opened: string[] = [];
    native.onLink((link) => opened.push(link));
    shell.emit('App', 'appUrlOpen', { url: HOME });
    expect(native.launchLink).toBe(HOME);
    expect(opened).toEqual([]);
  });

  it('shows the pages that only the server draws in the system’s browser, and leaves the other links alone', async () => {
    const shell = install();
    await startShell();
    const press = async (html: string): Promise<unknown> => {
      document.body.innerHTML = html;
      // jsdom cannot navigate: what nobody has prevented by then is prevented here.
      document.addEventListener('click', (last) => last.preventDefault(), { once: true });
      const before = shell.calls.length;
      document.querySelector('span')?.click();
      await settle();
      return shell.calls.slice(before).find(([name]) => name === 'Browser.open')?.[1];
    };
    expect(await press('<a href="/onibus/paraty-rj"><span>Paraty</span></a>')).toMatchObject({
      url: 'https://app.itape.com.br/onibus/paraty-rj',
    });
    expect(await press('<a href="/onibus"><span>Rotas</span></a>')).toMatchObject({
      url: 'https://app.itape.com.br/onibus',
    });
    expect(await press('<a href="/es/onibus/paraty-rj"><span>Paraty</span></a>')).toMatchObject({
      url: 'https://app.itape.com.br/es/onibus/paraty-rj',
    });
    expect(await press('<a href="/onibusx"><span>outra</span></a>')).toBeUndefined();
    expect(await press('<a href="/home"><span>início</span></a>')).toBeUndefined();
  });

  it('hands over each link that opens the running app, even one that came before anybody listened [DL5]', async () => {
    const shell = install();
    const native = await startShell();
    const opened: string[] = [];
    shell.emit('App', 'appUrlOpen', { url: HOME });
    native.onLink((link) => opened.push(link));
    shell.emit('App', 'appUrlOpen', { url: CALLBACK });
    expect(native.launchLink).toBeNull();
    expect(opened).toEqual([HOME, CALLBACK]);
  });

  it('takes the launch link for a new one when it comes again later', async () => {
    const shell = install();
    shell.answers['App.getLaunchUrl'] = { url: HOME };
    const native = await startShell();
    const opened: string[] = [];
    native.onLink((link) => opened.push(link));
    const later = Date.now() + 2001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    shell.emit('App', 'appUrlOpen', { url: HOME });
    expect(opened).toEqual([HOME]);
  });

  it('starts without a link when the shell cannot say', async () => {
    install().answers['App.getLaunchUrl'] = new Error('no bridge');
    expect((await startShell()).launchLink).toBeNull();
  });

  it('opens the provider’s page in the system’s browser and closes it with the answer [FC10]', async () => {
    const shell = install();
    // Android closes it by itself and rejects.
    if (platform === 'android') shell.answers['Browser.close'] = new Error('unavailable');
    const native = await startShell();
    const answer = native.openProvider('https://entrar.test/oauth2/authorize');
    await settle();
    expect(shell.calls).toContainEqual([
      'Browser.open',
      expect.objectContaining({ url: 'https://entrar.test/oauth2/authorize' }),
    ]);
    expect(native.answerProvider(CALLBACK)).toBe(true);
    shell.emit('Browser', 'browserFinished');
    expect(await answer).toEqual({ type: 'success', url: CALLBACK });
    expect(shell.calls.map(([name]) => name)).toContain('Browser.close');
  });

  it('answers once: the same answer again is taken care of, another one nobody waits for [FC1, DL4]', async () => {
    install();
    const native = await startShell();
    const answer = native.openProvider('https://entrar.test/');
    expect(native.answerProvider(CALLBACK)).toBe(true);
    expect(native.answerProvider(CALLBACK)).toBe(true);
    expect(native.answerProvider(`${CALLBACK}2`)).toBe(false);
    expect(await answer).toEqual({ type: 'success', url: CALLBACK });
  });

  it('takes a browser that was put away for a no, after a moment in which the answer may win [FC3]', async () => {
    const shell = install();
    const native = await startShell();
    const put = native.openProvider('https://entrar.test/');
    shell.emit('Browser', 'browserFinished');
    expect(await put).toEqual({ type: 'canceled' });

    const late = native.openProvider('https://entrar.test/');
    shell.emit('Browser', 'browserFinished');
    native.answerProvider(CALLBACK);
    expect(await late).toEqual({ type: 'success', url: CALLBACK });
  });

  it('fails where the browser cannot be opened', async () => {
    install().answers['Browser.open'] = new Error('no browser');
    await expect((await startShell()).openProvider('https://entrar.test/')).rejects.toThrow('no browser');
  });

  it('goes back one page, home from where it began elsewhere, and out of the app from home', async () => {
    const shell = install();
    const native = await startShell();
    const opened: string[] = [];
    native.onLink((link) => opened.push(link));
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/destinos');
    shell.emit('App', 'backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledTimes(1);
    shell.emit('App', 'backButton', { canGoBack: false });
    expect(opened).toEqual(['itape://localhost/home']);
    window.history.replaceState(null, '', '/home');
    shell.emit('App', 'backButton', { canGoBack: true });
    await settle();
    expect(back).toHaveBeenCalledTimes(1);
    expect(shell.calls.map(([name]) => name)).toContain('App.minimizeApp');
  });

  it('knows the state it waits for only while flag, state and secret are all there [FC2]', async () => {
    install();
    const native = await startShell();
    expect(native.awaitedState()).toBeNull();
    window.localStorage.setItem(`${PREFIX}inflightOAuth`, 'true');
    window.localStorage.setItem(`${PREFIX}oauthState`, 's1');
    expect(native.awaitedState()).toBeNull();
    window.localStorage.setItem(`${PREFIX}oauthPKCE`, 'secret');
    expect(native.awaitedState()).toBe('s1');
    window.localStorage.setItem(`${PREFIX}inflightOAuth`, 'false');
    expect(native.awaitedState()).toBeNull();
  });
});
