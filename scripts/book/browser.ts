import { remote } from 'webdriverio';
import { CHROMEDRIVER, STEADY_FLAGS, testBrowser } from '../ensureBrowser.mjs';

export type Browser = Awaited<ReturnType<typeof remote>>;

/** Flags that render text independently of the screen's settings. */
const ARGS = [...STEADY_FLAGS, '--font-render-hinting=none', '--disable-lcd-text'];

/** Script timeout, a safety net for a frozen page; a story's own limit is shorter (`WAIT_MS`). */
const SCRIPT_MS = 120_000;

/**
 * Opens a headless Chromium. The classic protocol is used, because the runner sends one command per story and needs no
 * events: WebDriver BiDi would report every request and console line to a process that drops them.
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

/** Sets the viewport in CSS pixels, which may be narrower than a window's minimum. */
export async function setViewport(browser: Browser, size: { width: number; height: number }): Promise<void> {
  const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
  await browser.sendCommandAndGetResult('Emulation.setDeviceMetricsOverride', metrics);
}
