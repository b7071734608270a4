/**
 * `npm run check`: checks a change in about a minute: types, lint, import boundaries and format of files that differ
 * from `main`, the related tests, and the stories of changed components. The rest is named; `npm test` runs everything.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { baseCommit, changedFiles } from './check/changes.mjs';
import { checkPhases } from './check/phases.mjs';
import { timesIn } from './check/select.mjs';
import { prepare, root } from './prepare.mjs';
import { linesOfPhase } from './test/report.mjs';
import { REPORTS } from './test/reports.mjs';
import { runPhases } from './test/schedule.mjs';

await prepare();
const begun = Date.now();
const TIMES = path.join(root, '.cache/test-times.json');
/** Reports of this command, kept apart from those of `npm test`. */
const reports = path.join(root, '.tmp/check');
mkdirSync(reports, { recursive: true });
mkdirSync(path.dirname(TIMES), { recursive: true });

/** Times of the slowest test files as committed, then of the last runs, newest last. */
function readTimes() {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const slow = read(path.join(root, 'scripts/check/slowTests.json'));
  const folders = [REPORTS, reports].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const kept = existsSync(TIMES) ? read(TIMES) : {};
  return { ...slow, ...kept, ...timesIn(files.filter((file) => file.endsWith('.json')).map(read), root) };
}

const base = baseCommit();
const { present, gone } = changedFiles(base);
if (present.length + gone.length === 0) {
  console.log('Nothing differs from main.');
  process.exit(0);
}
console.log(`${present.length} files differ from main (${base?.slice(0, 9)}), ${gone.length} are gone.`);

const cores = availableParallelism();
const phases = checkPhases({ changed: present, times: readTimes(), cores, reports, begun });
const results = [];
await runPhases(phases, cores, {
  ended: ({ name }, result, seconds) => results.push({ name, result, seconds }),
});
writeFileSync(TIMES, JSON.stringify(readTimes(), null, 1));

console.log(`\n${results.flatMap(({ name, result, seconds }) => linesOfPhase(name, result, seconds)).join('\n')}\n`);
const leftOut = results.flatMap(({ result }) => result.left ?? []);
if (leftOut.length > 0) {
  console.log('Left out, since they do not fit into a minute (npm test runs them):');
  console.log(leftOut.map((name) => `  ${name}`).join('\n'));
}
const total = (kind) => results.reduce((sum, { result }) => sum + result[kind], 0);
console.log(`${Math.round((Date.now() - begun) / 1000)} s: ${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
