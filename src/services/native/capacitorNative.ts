import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { ORIGEM_APP, SAIDA_NATIVA } from '../../domain/aplicativo/deepLink';
import { rotas } from '../../domain/base/rotas';
import { within } from '../identity/within';
import type { NativePort } from '../portsNative';
import { awaitedState } from './awaitedState';
import { answerBack, type BackWorld } from './backButton';
import { keepStorageInShell } from './keptStorage';
import { createLinkInbox } from './linkInbox';
import { openServedPages } from './servedPages';
import { createProviderPages, type SystemBrowser } from './providerPages';

/** Maximum wait for the shell at the start. */
const LAUNCH_WAIT_MS = 1000;
const HOME: string = rotas.home.path;

const systemBrowser: SystemBrowser = {
  open: (url) => Browser.open({ url, presentationStyle: 'popover' }),
  // Android closes it by itself and rejects.
  close: () => Browser.close().catch(() => undefined),
  onClosed: (listener) => void Browser.addListener('browserFinished', listener),
};

/** The link that started the app; null after a reload, since the shell keeps returning it. */
async function readLaunchLink(): Promise<string | null> {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if (entry && 'type' in entry && entry.type === 'reload') return null;
  try {
    return (await within(LAUNCH_WAIT_MS, App.getLaunchUrl()))?.url || null;
  } catch {
    return null;
  }
}

/** Native port on Capacitor, for Android and iOS. Loaded inside the mobile app only. */
export async function createCapacitorNative(): Promise<NativePort> {
  const early: string[] = [];
  let receive = (link: string): void => void early.push(link);
  void App.addListener('appUrlOpen', ({ url }) => receive(url));
  const back: BackWorld = {
    document,
    isHome: () => ['/', HOME].includes(window.location.pathname),
    stepBack: () => window.history.back(),
    // Treated like a link to home, so that leaving a purchase asks for confirmation.
    goHome: () => receive(SAIDA_NATIVA),
    leave: () => void App.minimizeApp(),
  };
  openServedPages(document, ORIGEM_APP, (url) => void systemBrowser.open(url).catch(() => undefined));
  void App.addListener('backButton', ({ canGoBack }) => answerBack(back, canGoBack));
  const [launchLink] = await Promise.all([readLaunchLink(), keepStorageInShell()]);
  const inbox = createLinkInbox(launchLink, () => Date.now());
  early.forEach(inbox.receive);
  receive = inbox.receive;
  return {
    present: true,
    launchLink,
    onLink: inbox.listen,
    ...createProviderPages(systemBrowser),
    awaitedState,
    print: () => false,
    restartAt: (path) => window.location.replace(path),
  };
}
