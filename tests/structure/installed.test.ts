import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { node, root } from './runModule';

interface Entry {
  integrity?: string;
  optional?: boolean;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'itape-instalado-'));
  mkdirSync(path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = {
  '': {},
  'node_modules/a': { integrity: 'sha512-a' },
  'node_modules/only-mac': { integrity: 'sha512-m', optional: true },
};
const write = (file: string, packages: Record<string, Entry>) =>
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
function isInstalled(): unknown {
  const module = path.join(root, 'scripts/installed.mjs');
  const source = `import { isInstalled } from ${JSON.stringify(module)}; console.log(isInstalled(${JSON.stringify(folder)}))`;
  return JSON.parse(node('--input-type=module', '--eval', source).stdout);
}

describe('a plain npm install', () => {
  it('leaves nothing to install: what npm says is there is what the lock file asks for', () => {
    write('package-lock.json', lock);
    expect(isInstalled()).toBe(false);
    write('node_modules/.package-lock.json', { 'node_modules/a': { integrity: 'sha512-a' } });
    expect(isInstalled()).toBe(true);
  });

  it.each<[string, Record<string, Entry>]>([
    ['an older version', { 'node_modules/a': { integrity: 'sha512-old' } }],
    ['a package less', {}],
    [
      'another version of an optional package',
      { 'node_modules/a': { integrity: 'sha512-a' }, 'node_modules/only-mac': { integrity: 'x' } },
    ],
  ])('is not enough where there is %s', (_, there) => {
    write('package-lock.json', lock);
    write('node_modules/.package-lock.json', there);
    expect(isInstalled()).toBe(false);
  });

  it('runs no script of a package, without anybody saying so', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
