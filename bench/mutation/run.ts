/**
 * `npm run mutation [-- group … --sample N --seed S]`: mutates each group's modules, one place at a time, and measures
 * it separately. A group whose tests detect less than 85 % of the mutants fails. One PostgreSQL serves all.
 *
 * - `--sample 80` tries 80 mutants of each group, drawn evenly over its files; the same seed (1) draws the same ones.
 * - `MUTATION_MODULES=server/pedidos/sucessores/successor.ts,…` mutates only these modules, tested by the group's tests.
 * - `MUTATION_AGAIN=1` retries only mutants that survived or timed out in the group's last run, and changed code; with
 *   the options of a sample only those of the sample.
 * - `MUTATION_TIMEOUT_MS` is the additional time that tests may take with a mutant; a busy machine needs more.
 * - `MUTATION_WORKERS` is how many mutants are tried at once (2).
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { identityState } from '../../tests/support/identityState';
import { startModelServer } from '../../tests/support/modelServer';
import { forgetAlive } from './forgetAlive';
import { groupNames } from './groups.mjs';
import { countReport, keepEarlier } from './report.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
if (values.sample !== undefined && !/^[1-9]\d*$/.test(values.sample)) throw new Error('--sample takes a number');
const names = groupNames(positionals);
const server = await startModelServer(false);
const shared = {
  TEST_POSTGRES_URL: server.url,
  TEST_IDENTITY_STATE: JSON.stringify(identityState()),
  NODE_ENV: 'test',
  MUTATION_SAMPLE: values.sample ?? '',
  MUTATION_SEED: values.seed,
};

async function measure(group: string): Promise<boolean> {
  console.log(`\n── ${group}`);
  const report = path.join(root, '.cache/mutacao', `${group}.json`);
  const again = process.env.MUTATION_AGAIN === '1';
  const earlier = again && values.sample ? readFileSync(report, 'utf8') : undefined;
  if (again && !values.sample) forgetAlive(report);
  if (!(await mutate(group))) return false;
  if (earlier) keepEarlier(report, earlier);
  const { text, held } = countReport(report);
  console.log(`${group}: ${text}${values.sample === undefined ? '' : `, seed ${values.seed}`}`);
  return held;
}

function mutate(group: string): Promise<boolean> {
  const env = { ...process.env, ...shared, MUTATION_GROUP: group };
  const stryker = path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = [stryker, 'run', 'bench/mutation/stryker.config.mjs'];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

// `finally` does not run on a signal, and the server would outlive the run.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
}

const weak: string[] = [];
try {
  for (const name of names) if (!(await measure(name))) weak.push(name);
} finally {
  await server.stop();
}
if (weak.length > 0) console.log(`\nnot held: ${weak.join(', ')}`);
process.exitCode = weak.length === 0 ? 0 : 1;
