/**
 * `npm run audit`: queries the registry for known vulnerabilities of all locked packages of the product, the apps and
 * the benchmarks. Fails when one is not recorded in docs/fraquezas.json or past its deadline; exits with 2 when the
 * registry does not answer, since nothing is known then.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';
import { advisoriesOf, breaches } from './weaknesses.mjs';

const ARGS = ['audit', '--json', '--package-lock-only'];
const windows = process.platform === 'win32';
const seen = JSON.parse(readFileSync(path.join(root, 'docs/fraquezas.json'), 'utf8'));
const bench = readdirSync(path.join(root, 'bench'), { withFileTypes: true, recursive: true })
  .filter(({ name, parentPath }) => name === 'package-lock.json' && !parentPath.includes('node_modules'))
  .map(({ parentPath }) => parentPath);

function audit(folder) {
  const { stdout } = spawnSync(windows ? 'npm.cmd' : 'npm', ARGS, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: windows,
  });
  return advisoriesOf(JSON.parse(stdout || '{}'));
}

for (const folder of [root, path.join(root, 'native'), ...bench]) {
  const name = path.relative(root, folder) || '.';
  const advisories = audit(folder);
  if (advisories === null) {
    console.error(`✗ ${name}: the registry does not answer audits`);
    process.exitCode = 2;
    continue;
  }
  const found = breaches(advisories, seen, new Date().toISOString().slice(0, 10));
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name}: ${advisories.length} known weaknesses`);
  for (const line of found) console.error(`    ✗ ${line}`);
  if (found.length > 0) process.exitCode ??= 1;
}
