import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browser } from '@wdio/globals';
import { CHROMEDRIVER, CHROMIUM, STEADY_FLAGS } from './scripts/ensureBrowser.mjs';

const root = import.meta.dirname;

let server: ChildProcess | undefined;
let dataDir: string | undefined;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * Starts the product as `npm start` does, on a port and a data folder of its own, and waits for its ready line. One
 * account goes through all journeys, which is more than a person buys in ten minutes: without limits.
 */
async function startProduct(): Promise<string> {
  const port = await freePort();
  dataDir = mkdtempSync(path.join(tmpdir(), 'itape-e2e-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the product was not ready in 120 s')), 120_000);
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Itapê pronto em')) return;
      clearTimeout(late);
      resolve();
    });
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  return `http://localhost:${port}`;
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

/** A line for `npm test`, which counts them, names those that failed, and looks up what they prove. */
function report({ parent, title, file }: Step, { passed, error }: Outcome): void {
  const report = process.env.JOURNEYS_REPORT;
  const line = { title: `${parent} ${title}`, file, titles: [parent, title], passed, error: error?.stack };
  if (report) appendFileSync(report, `${JSON.stringify(line)}\n`);
}

/** What stood there when it failed. */
async function keepScreen({ parent, title }: { parent: string; title: string }): Promise<void> {
  const name = `${parent} ${title}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  await browser.saveScreenshot(path.join(root, '.tmp', `falha-${name}.png`)).catch(() => undefined);
}

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: [path.join(root, 'tests/e2e/specs/**/*.e2e.ts')],
  maxInstances: 1,
  baseUrl: process.env.BASE_URL ?? 'http://localhost:8080',
  capabilities: [
    {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: CHROMIUM,
        args: [
          ...STEADY_FLAGS,
          '--window-size=1280,900',
          // No journey may need a third-party cookie (FC6).
          '--test-third-party-cookie-phaseout',
        ],
        prefs: { 'profile.cookie_controls_mode': 1 },
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
  async onPrepare(self) {
    if (process.env.BASE_URL) return;
    self.baseUrl = await startProduct();
    process.env.BASE_URL = self.baseUrl;
  },
  beforeSession(self) {
    if (process.env.BASE_URL) self.baseUrl = process.env.BASE_URL;
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
  onComplete() {
    server?.kill('SIGTERM');
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  },
};
