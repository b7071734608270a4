/** The journeys run in Debian's Chromium with its own driver; nothing is downloaded from a browser's maker. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const CHROMIUM = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';
export const CHROMEDRIVER = process.env.CHROMEDRIVER_BIN ?? '/usr/bin/chromedriver';

/** A browser without a window that asks nobody for anything: what journeys, book and bench all start with. */
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

/** The same page on every machine: what journeys and book add to it. */
export const STEADY_FLAGS = [
  ...QUIET_FLAGS,
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--lang=pt-BR',
  '--force-device-scale-factor=1',
];

const present = () => existsSync(CHROMIUM) && existsSync(CHROMEDRIVER);

/** Installs chromium and chromium-driver through apt when root on Debian; else says plainly what is missing. */
export function ensureBrowser() {
  if (present()) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('Instalando chromium e chromium-driver (Debian)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-driver', 'fonts-liberation'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    );
  }
  if (present()) return;
  console.error(
    'Faltam o Chromium e o ChromeDriver. No Debian ou Ubuntu: "apt-get install chromium chromium-driver". ' +
      'Em outro sistema, aponte CHROMIUM_BIN e CHROMEDRIVER_BIN para os seus.',
  );
  process.exit(1);
}
