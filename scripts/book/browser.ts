import { remote } from 'webdriverio';
import { CHROMEDRIVER, CHROMIUM, STEADY_FLAGS } from '../ensureBrowser.mjs';

export type Browser = Awaited<ReturnType<typeof remote>>;

/** Letters drawn alike whatever the screen's habits. */
const ARGS = [...STEADY_FLAGS, '--font-render-hinting=none', '--disable-lcd-text'];

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
