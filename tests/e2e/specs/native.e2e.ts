import { $, browser, expect } from '@wdio/globals';

/** As much of an Android shell as the start needs: what opened the app, and events of its own. */
function androidShell(launchUrl: string): void {
  const listeners: Record<string, ((data: unknown) => void)[]> = {};
  const header = (name: string, methods: string[]) => ({
    name,
    methods: [
      { name: 'addListener', rtype: 'callback' },
      ...methods.map((method) => ({ name: method, rtype: 'promise' })),
    ],
  });
  Object.assign(window, {
    androidBridge: { postMessage: () => undefined },
    Capacitor: {
      PluginHeaders: [header('App', ['getLaunchUrl', 'minimizeApp']), header('Browser', ['open', 'close'])],
      nativeCallback: (plugin: string, _: string, { eventName }: { eventName: string }, listener: () => void) => {
        (listeners[`${plugin}.${eventName}`] ??= []).push(listener);
        return eventName;
      },
      nativePromise: async (_: string, method: string) => (method === 'getLaunchUrl' ? { url: launchUrl } : {}),
      logJs: () => undefined,
    },
    openLink: (url: string) => listeners['App.appUrlOpen']?.forEach((listener) => listener({ url })),
  });
}

const BUSCA = 'idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2030-12-01&dataVolta=2030-12-05';
const address = () => browser.execute(() => window.location.pathname + window.location.search);
const alive = () =>
  browser.waitUntil(() => browser.execute(() => document.documentElement.dataset.vivo === 'sim'), { timeout: 20_000 });

/** The page as the shell opens it; `__name` is what the loader of these files wraps functions in. */
async function startApp(launchUrl: string) {
  const names = await browser.addInitScript(() => void Object.assign(window, { __name: (same: unknown) => same }));
  const shell = await browser.addInitScript(androidShell, launchUrl);
  await browser.url('/');
  await alive();
  return { remove: () => Promise.all([names.remove(), shell.remove()]) };
}

describe('the mobile app, in a simulated shell', () => {
  it('starts by itself where a link opened it, and follows the next one [§2.deepLink.2, DL5]', async () => {
    const shell = await startApp(`itape://localhost/qualquer?${BUSCA}&origem=chatbot`);
    await browser.waitUntil(async () => (await address()) === `/home?${BUSCA}`);
    await browser.execute(() =>
      (window as unknown as { openLink: (url: string) => void }).openLink('itape://localhost/'),
    );
    await browser.waitUntil(async () => (await address()) === '/home');
    await expect($('button=Buscar viagens')).toBeDisplayed();
    await shell.remove();
  });

  it('resumes the round trip of last time, once [§2.inicioNativo.1, §2.inicioNativo.2, NR1]', async () => {
    await browser.url('/');
    await browser.execute((link) => localStorage.setItem('sessaoAnterior', link), `/resultado-busca-viagens?${BUSCA}`);
    const shell = await startApp('');
    await browser.waitUntil(async () => (await address()) === `/resultado-busca-viagens?${BUSCA}`);
    await browser.execute(() => localStorage.removeItem('sessaoAnterior'));
    await browser.url('/');
    await alive();
    await browser.waitUntil(async () => (await address()) === '/home');
    await shell.remove();
  });
});
