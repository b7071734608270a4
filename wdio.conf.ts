import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { browser } from '@wdio/globals';
import { CHROMEDRIVER, STEADY_FLAGS, testBrowser } from './scripts/ensureBrowser.mjs';
import { lanesOf } from './tests/e2e/support/lanes';
import { prepare } from './tests/e2e/support/preparedData';
import { endProducts, lendProduct, returnProduct } from './tests/e2e/support/products';

const root = import.meta.dirname;
/** The number of browsers side by side. A journey waits for the page it is on: two cores bear three. */
const LANES = Number(process.env.JOURNEY_LANES) || 3;

/** Where the product of a worker answers: the launcher says it to the process it starts. */
const originOf = (worker: string): string => `ORIGIN_${worker}`;

/** A stale site would fail journeys that are right, so it is built anew where a source has changed. */
function buildIfStale(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the site could not be built');
}

interface Outcome {
  passed: boolean;
  error?: Error;
}

interface Step {
  parent: string;
  title: string;
  file?: string;
}

/** When the last line of this lane was written, or its first spec begun. */
let since = Date.now();

/** A line for `npm test`, which counts them, names those that failed, and looks up what they prove; `ms` holds the hooks too. */
function report({ parent, title, file }: Step, { passed, error }: Outcome): void {
  const ms = Date.now() - since;
  since = Date.now();
  const report = process.env.JOURNEYS_REPORT;
  const line = { title: `${parent} ${title}`, file, titles: [parent, title], passed, ms, error: error?.stack };
  if (report) appendFileSync(report, `${JSON.stringify(line)}\n`);
}

/** What stood there when it failed. */
async function keepScreen({ parent, title }: { parent: string; title: string }): Promise<void> {
  const name = `${parent} ${title}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  await browser.saveScreenshot(path.join(root, '.tmp', `falha-${name}.png`)).catch(() => undefined);
}

/** Windows, cookies, storages, caches and service workers that a spec leaves behind. */
async function forgetSpec(): Promise<void> {
  const [first = '', ...others] = await browser.getWindowHandles();
  for (const handle of others) {
    await browser.switchToWindow(handle);
    await browser.closeWindow();
  }
  await browser.switchToWindow(first);
  await browser.url('about:blank');
  await browser.sendCommand('Network.clearBrowserCookies', {});
  await browser.sendCommand('Storage.clearDataForOrigin', { origin: browser.options.baseUrl, storageTypes: 'all' });
}

/** The spec whose suites run at the moment. */
let current: string | undefined;

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: lanesOf(LANES),
  // On a product that was started by hand all of them share one set of data.
  maxInstances: process.env.BASE_URL ? 1 : LANES,
  baseUrl: 'http://localhost:8080',
  capabilities: [
    {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: testBrowser(),
        args: [
          ...STEADY_FLAGS,
          '--window-size=1280,900',
          // No journey may need a third-party cookie (FC6).
          '--test-third-party-cookie-phaseout',
        ],
        // Without a folder the driver saves what a page downloads where it was started: in the project's.
        prefs: { 'profile.cookie_controls_mode': 1, 'download.default_directory': path.join(root, '.tmp/baixados') },
      },
      'wdio:chromedriverOptions': { binary: CHROMEDRIVER },
    },
  ],
  logLevel: 'error',
  waitforTimeout: 15_000,
  connectionRetryTimeout: 60_000,
  connectionRetryCount: 1,
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 120_000 },
  reporters: ['spec'],
  async onPrepare() {
    if (process.env.BASE_URL) return;
    buildIfStale();
    await prepare();
  },
  async onWorkerStart(worker) {
    process.env[originOf(worker)] = process.env.BASE_URL ?? (await lendProduct(worker));
  },
  beforeSession(self, _capabilities, _specs, worker) {
    self.baseUrl = process.env[originOf(worker)];
  },
  /** Specs of one lane share a browser: each begins as in a new one. */
  async beforeSuite({ file }) {
    if (file === current) return;
    if (current) await forgetSpec();
    else since = Date.now();
    current = file;
  },
  async afterTest(test, _context, result: Outcome) {
    report(test, result);
    if (!result.passed) await keepScreen(test);
  },
  // What could not even be prepared is a failure of its own.
  async afterHook(hook, _context, result: Outcome) {
    if (result.passed) return;
    report(hook, result);
    await keepScreen(hook);
  },
  onWorkerEnd: returnProduct,
  onComplete: endProducts,
};
