/**
 * `npm test`: runs every phase of scripts/test/phases.mjs on all processors, then checks that the tests named in
 * docs/especificacao.md ran and passed. The end reports failures, durations and slow phases; the last line counts.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser.mjs';
import { prepare, root } from './prepare.mjs';
import { check } from './test/jest.mjs';
import { phases } from './test/phases.mjs';
import { linesOfPhase, overBudget } from './test/report.mjs';
import { clearReports } from './test/reports.mjs';
import { runPhases } from './test/schedule.mjs';

await prepare();
ensureBrowser();
clearReports();

const PROOFS = 'proofs of the specification';
const begun = performance.now();
const [load = 0] = loadavg();
const cores = availableParallelism();
const results = [];

await runPhases(
  [
    ...phases,
    {
      name: PROOFS,
      after: phases.map(({ name }) => name),
      run: () => check(PROOFS, ['scripts/specProofs.mjs']),
    },
  ],
  cores,
  {
    started: ({ name }) => console.log(`── ${name}…`),
    ended: ({ name }, result, seconds) => {
      console.log(`── ${name}: ${result.failed === 0 ? 'ok' : 'falhou'}`);
      results.push({ name, result, seconds });
    },
  },
);

const budget = JSON.parse(readFileSync(path.join(root, 'scripts/test-budget.json'), 'utf8'));
const slow = overBudget(results, budget);
const total = (kind) => results.reduce((sum, { result }) => sum + result[kind], 0);
const minutes = (performance.now() - begun) / 60_000;

console.log(`\n${results.flatMap(({ name, result, seconds }) => linesOfPhase(name, result, seconds)).join('\n')}\n`);
console.log(`${minutes.toFixed(1)} min on ${cores} processors, with a load of ${load.toFixed(1)} at the start`);
if (slow.length > 0) console.log(`More than a fifth over the budget:\n${slow.map((line) => `  ${line}`).join('\n')}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
