import { remote } from 'webdriverio';
import { CHROMEDRIVER, STEADY_FLAGS, testBrowser } from '../ensureBrowser.mjs';

export type Browser = Awaited<ReturnType<typeof remote>>;

/** Letters drawn alike whatever the screen's habits. */
const ARGS = [...STEADY_FLAGS, '--font-render-hinting=none', '--disable-lcd-text'];

/** A story's own limit is shorter (`WAIT_MS`): this one only ends a page that answers no more. */
const SCRIPT_MS = 120_000;

/**
 * Debian's Chromium without a window. The classic protocol, because the runner sends one command a story and listens to
 * no event: WebDriver BiDi would report every request and console line of every page to a process that drops them.
 */
export function openBrowser(): Promise<Browser> {
  return remote({
    logLevel: 'error',
    connectionRetryCount: 1,
    capabilities: {
      browserName: 'chrome',
      'wdio:enforceWebDriverClassic': true,
      'goog:chromeOptions': { binary: testBrowser(), args: ARGS },
      'wdio:chromedriverOptions': { binary: CHROMEDRIVER },
      timeouts: { script: SCRIPT_MS, pageLoad: SCRIPT_MS, implicit: 0 },
    },
  });
}

/** Sets the size of what the page is drawn on, in CSS pixels, which may be narrower than a window can be. */
export async function setViewport(browser: Browser, size: { width: number; height: number }): Promise<void> {
  const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
  await browser.sendCommandAndGetResult('Emulation.setDeviceMetricsOverride', metrics);
}
