import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Longer than the list of all titles of tests, which outgrew the megabyte that a child process may write by default. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Runs Node in the project's folder. */
export const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_BYTES });

/** Evaluates an expression over the scripts' ES modules, in a child process. */
export function evaluate(expression: string): unknown {
  const source = `import * as spec from './scripts/specCoverage.mjs'; import * as titles from './scripts/testTitles.mjs';
    import * as deviations from './scripts/specDeviations.mjs'; import * as proofs from './scripts/specProofs.mjs';
    import * as weak from './scripts/weaknesses.mjs';
    console.log(JSON.stringify(${expression}))`;
  const { stdout, stderr } = node('--input-type=module', '--eval', source);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}
