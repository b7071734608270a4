import path from 'node:path';
import { readJestReport, REPORTS } from './reports.mjs';
import { runProgram } from './runProgram.mjs';

/**
 * Runs projects of jest.
 * @param name of the phase; its report is `NAME.json`.
 * @param projects of jest.config.mjs.
 * @param options.flags of V8, which the workers take over: an embedded database lives for seconds, in which what an
 * optimising compiler does to its WebAssembly costs more than it brings.
 * @param options.env beside the environment of this process.
 * @returns `{ passed, failed, failures }`.
 */
export async function jest(name, projects, { flags = [], env = {} } = {}) {
  const report = path.join(REPORTS, `${name}.json`);
  const status = await runProgram(
    [
      ...flags,
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
    ],
    { env: { ...process.env, NODE_ENV: 'test', IN_PARTS: 'true', ...env }, output: 'errors' },
  );
  return readJestReport(report, status);
}

/** A check that passes or fails as a whole counts as one test. */
export async function check(_name, args) {
  const ok = (await runProgram(args, { output: 'after', patient: true })) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
}
