import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { runProgram } from './runProgram.mjs';

/**
 * Walks the stories in Chromium; each story at each width and each picture counts.
 * @param args of scripts/book/run.ts; none walks all.
 * @returns `{ passed, failed, failures, left }`; `left` names the pages whose stories did not fit into the time.
 */
export async function book(args = []) {
  const report = path.join(root, '.tmp/livro.json');
  rmSync(report, { force: true });
  const status = await runProgram(['--import', 'tsx', 'scripts/book/run.ts', ...args], {
    output: 'after',
    patient: true,
  });
  const { passed, failed, faults, left } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 1, faults: [], left: [] };
  return {
    passed,
    failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed,
    left,
    failures: faults.map(({ story, way, fault }) => `${story} [${way}] ${fault}`),
  };
}
