import path from 'node:path';
import { readJestReport, REPORTS } from './reports.mjs';
import { runProgram } from './runProgram.mjs';

/**
 * Runs jest projects.
 * @param name of the phase; its report is `NAME.json`.
 * @param projects of jest.config.mjs.
 * @param options.flags of V8, inherited by the workers: an embedded database lives for seconds, so optimising its
 *   WebAssembly costs more than it saves.
 * @param options.env additional environment variables.
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

/** Runs a check that passes or fails as a whole and counts as one test. */
export async function check(_name, args) {
  const ok = (await runProgram(args, { output: 'after', patient: true })) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
}
