import { remote } from 'webdriverio';
import { CHROMEDRIVER, CHROMIUM } from '../ensureBrowser.mjs';

export type Browser = Awaited<ReturnType<typeof remote>>;

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--lang=pt-BR',
  '--force-device-scale-factor=1',
  // Letters drawn alike whatever the screen's habits.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** Debian's Chromium without a window. */
export function openBrowser(): Promise<Browser> {
  return remote({
    logLevel: 'error',
    connectionRetryCount: 1,
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': { binary: CHROMIUM, args: ARGS },
      'wdio:chromedriverOptions': { binary: CHROMEDRIVER },
    },
  });
}
