/**
 * The browser against its limit in the same run: processor time, bytes, counts, and times at a fixed slowness.
 * Prints rows as bench/limites.ts does. `--only=results,seats` takes some groups of rows; `--exigir` ends with a failure
 * where a row misses its goal. A group that cannot be measured fails, and the others are measured all the same.
 */
import { cpus, loadavg } from 'node:os';
import { holds, printTable, type Row } from './limites/table';
import { listGroups } from './navegador/groups';
import { rowsOf } from './navegador/rowsOf';

const { groups, end } = listGroups(Number(process.env.RODADAS ?? 3));
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.filter((name) => !Object.keys(groups).includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`no rows ${unknown.join(', ')}: there are ${Object.keys(groups).join(', ')}`);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (only && !only.includes(name)) continue;
  const began = Date.now();
  rows.push(...(await rowsOf(name, measure)));
  console.error(`  ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
await end();

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log(printTable(rows));
const failed = rows.some(({ unmeasured }) => unmeasured) || (process.argv.includes('--exigir') && !rows.every(holds));
process.exit(failed ? 1 : 0);
