/**
 * `npm run mutation [-- group …]`: mutates each group's modules, one place at a time, and measures it separately. A
 * group whose tests detect less than 85 % of the mutants fails. One PostgreSQL serves all.
 *
 * - `MUTATION_MODULES=server/pedidos/sucessores/successor.ts,…` mutates only these modules, tested by the group's tests.
 * - `MUTATION_AGAIN=1` retries only mutants that survived or timed out in the group's last run, and changed code.
 * - `MUTATION_TIMEOUT_MS` is the additional time that tests may take with a mutant; a busy machine needs more.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { identityState } from '../../tests/support/identityState';
import { startModelServer } from '../../tests/support/modelServer';
import { forgetAlive } from './forgetAlive';
import { groupNames } from './groups.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const names = groupNames(process.argv.slice(2));
const server = await startModelServer(false);
const shared = {
  TEST_POSTGRES_URL: server.url,
  TEST_IDENTITY_STATE: JSON.stringify(identityState()),
  NODE_ENV: 'test',
};

function measure(group: string): Promise<boolean> {
  console.log(`\n── ${group}`);
  if (process.env.MUTATION_AGAIN === '1') forgetAlive(path.join(root, '.cache/mutacao', `${group}.json`));
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
