import { browser } from '@wdio/globals';

type Listener = (data: unknown) => void;
/** The simulated shell's state on `window.shell`. */
interface Shell {
  calls: [string, unknown][];
  emit: (plugin: string, event: string, data: unknown) => void;
}

/**
 * An Android shell as @capacitor/core expects it: `PluginHeaders`, `nativePromise` and `nativeCallback` are its
 * documented interface. The app calls its API at another origin, for which this product answers here.
 */
function androidShell(launchUrl: string): void {
  const listeners: Record<string, Listener[]> = {};
  const calls: [string, unknown][] = [];
  const answers: Record<string, unknown> = {
    'App.getLaunchUrl': { url: launchUrl },
    'Filesystem.writeFile': { uri: 'file:///cache/arquivo' },
    'PushNotifications.checkPermissions': { receive: 'prompt' },
    'PushNotifications.requestPermissions': { receive: 'granted' },
  };
  const emit = (plugin: string, event: string, data: unknown) =>
    listeners[`${plugin}.${event}`]?.forEach((listener) => listener(data));
  const header = (name: string, ...methods: string[]) => ({
    name,
    methods: [
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
      ...methods.map((method) => ({ name: method, rtype: 'promise' })),
    ],
  });
  const real = window.fetch.bind(window);
  Object.assign(window, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      real(typeof input === 'string' ? input.replace('https://app.itape.com.br', '') : input, init),
    androidBridge: { postMessage: () => undefined },
    shell: { calls, emit } satisfies Shell,
    Capacitor: {
      PluginHeaders: [
        header('App', 'getLaunchUrl', 'minimizeApp'),
        header('Browser', 'open', 'close'),
        header('Share', 'share'),
        header('Filesystem', 'writeFile'),
        header('PushNotifications', 'checkPermissions', 'requestPermissions', 'register', 'unregister'),
        header('SystemBars', 'setStyle'),
      ],
      nativeCallback: (plugin: string, _: string, { eventName }: { eventName: string }, listener: Listener) => {
        (listeners[`${plugin}.${eventName}`] ??= []).push(listener);
        return eventName;
      },
      nativePromise: async (plugin: string, method: string, options: unknown) => {
        const name = `${plugin}.${method}`;
        calls.push([name, options]);
        if (name === 'PushNotifications.register')
          setTimeout(() => emit('PushNotifications', 'registration', { value: `token-${Date.now()}` }), 50);
        return answers[name] ?? {};
      },
      logJs: () => undefined,
    },
  });
}

const alive = () =>
  browser.waitUntil(() => browser.execute(() => document.documentElement.dataset.vivo === 'sim'), { timeout: 60_000 });

/** The mobile app around the page, as far as journeys need it. */
export const shell = {
  /** Opens the page like the shell; `__name` is a helper that the test loader wraps functions in. */
  start: async (launchUrl = ''): Promise<{ end: () => Promise<unknown> }> => {
    const names = await browser.addInitScript(() => void Object.assign(window, { __name: (same: unknown) => same }));
    const script = await browser.addInitScript(androidShell, launchUrl);
    await browser.url('/');
    await alive();
    return { end: () => Promise.all([names.remove(), script.remove()]) };
  },
  alive,
  emit: (plugin: string, event: string, data: unknown) =>
    browser.execute(
      (p, e, d) => (window as unknown as { shell: Shell }).shell.emit(p, e, d),
      plugin,
      event,
      data as Record<string, unknown>,
    ),
  openLink: (url: string) => shell.emit('App', 'appUrlOpen', { url }),
  /** Presses Android's back button. */
  back: () =>
    browser.execute(() =>
      (window as unknown as { shell: Shell }).shell.emit('App', 'backButton', { canGoBack: window.history.length > 1 }),
    ),
  /** Waits for the last call of a plugin's method since the page was loaded. */
  asked: async (name: string): Promise<Record<string, unknown>> => {
    const last = () =>
      browser.execute(
        (wanted) => (window as unknown as { shell: Shell }).shell.calls.findLast(([called]) => called === wanted),
        name,
      );
    await browser.waitUntil(async () => Boolean(await last()), {
      timeout: 60_000,
      timeoutMsg: `${name} was not asked`,
    });
    return ((await last())?.[1] ?? {}) as Record<string, unknown>;
  },
};
