import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser } from '@wdio/globals';
import { CHROMEDRIVER, STEADY_FLAGS, testBrowser } from './scripts/ensureBrowser.mjs';
import { lanesOf } from './tests/e2e/support/lanes';
import { takeReadings } from './tests/e2e/support/pageSpeed';
import { prepare } from './tests/e2e/support/preparedData';
import { endProducts, lendProduct, returnProduct } from './tests/e2e/support/products';
import { quickenNames } from './tests/e2e/support/quickNames';
import { quietMapper } from './tests/e2e/support/quietMapper';

const root = import.meta.dirname;
/** Number of parallel browsers; two cores handle three, since a journey mostly waits for its page. */
const LANES = Number(process.env.JOURNEY_LANES) || 3;

/** Environment variable with the origin of a worker's product, set by the launcher for the worker process. */
const originOf = (worker: string): string => `ORIGIN_${worker}`;

/** Rebuilds the site when a source has changed, since a stale one fails correct journeys. */
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

/** Time of the lane's last report line, or of its first spec. */
let since = Date.now();

function appendReport(line: object): void {
  const report = process.env.JOURNEYS_REPORT;
  if (report) appendFileSync(report, `${JSON.stringify(line)}\n`);
}

/** Reports a journey to `npm test`, which counts results, names failures and looks up proofs; `ms` includes the hooks. */
function report({ parent, title, file }: Step, { passed, error }: Outcome): void {
  const ms = Date.now() - since;
  since = Date.now();
  const speed = takeReadings();
  appendReport({ title: `${parent} ${title}`, file, titles: [parent, title], passed, ms, speed, error: error?.stack });
}

/** Saves a screenshot of a failure. */
async function keepScreen({ parent, title }: { parent: string; title: string }): Promise<void> {
  const name = `${parent} ${title}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  await browser.saveScreenshot(path.join(root, '.tmp', `falha-${name}.png`)).catch(() => undefined);
}

/** Removes windows, cookies, storages, caches and service workers that a spec leaves behind. */
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

/** Specs of this lane, in their order. */
let lane: string[] = [];

/** Ends a lane whose browser has crashed, and reports the specs that it leaves, since none of them can pass any more. */
async function leaveCrashed(file: string): Promise<void> {
  const hasBrowser = await browser.getWindowHandle().then(
    () => true,
    () => false,
  );
  if (hasBrowser) return;
  appendReport({ crashed: lane.slice(lane.indexOf(file)) });
  // Exiting at once skips WebdriverIO's own clean-up of the driver.
  const driver = browser.capabilities['wdio:driverPID'];
  if (driver) process.kill(driver);
  process.exit(1);
}

async function reportFailure(step: Step, result: Outcome): Promise<void> {
  await leaveCrashed(step.file ?? '');
  report(step, result);
  await keepScreen(step);
}

/** The spec being run. */
let current: string | undefined;

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: lanesOf(LANES),
  // A product started by hand shares one data set among all journeys.
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
        // Without a folder the driver saves downloads in its working directory, the project's root.
        prefs: { 'profile.cookie_controls_mode': 1, 'download.default_directory': path.join(root, '.tmp/baixados') },
      },
      'wdio:chromedriverOptions': { binary: CHROMEDRIVER },
    },
  ],
  logLevel: 'error',
  waitforTimeout: 60_000,
  connectionRetryTimeout: 120_000,
  connectionRetryCount: 1,
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 300_000 },
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
  async before(_capabilities, specs, session: WebdriverIO.Browser) {
    quickenNames(session);
    await quietMapper(session);
    lane = specs.map((spec) => fileURLToPath(spec));
  },
  /** Specs of one lane share a browser, which is reset between them. */
  async beforeSuite({ file }) {
    if (file === current) return;
    if (current) await forgetSpec();
    else since = Date.now();
    current = file;
  },
  async afterTest(test, _context, result: Outcome) {
    if (result.passed) report(test, result);
    else await reportFailure(test, result);
  },
  // A failed hook counts as a failure of its own.
  async afterHook(hook, _context, result: Outcome) {
    if (!result.passed) await reportFailure(hook, result);
  },
  onWorkerEnd: returnProduct,
  onComplete: endProducts,
};
