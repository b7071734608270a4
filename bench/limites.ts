/**
 * The server against the machine's own limit: processor time, statements, bytes and ratios, each with both sides in one
 * run. Prints the table of docs/escala.md. `--exigir` ends with a failure where a row misses its goal.
 */
import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { startPostgres } from '../tests/support/postgresServer.mjs';
import { listLugares, openClient } from './limites/client';
import { measureHolds } from './limites/holds';
import { measureIdle } from './limites/idle';
import { startMeasured } from './limites/measuredServer';
import { openPostgresProcessor } from './limites/postgresProcessor';
import { measurePurchases } from './limites/purchases';
import { measureFreshSearches, measureReplies } from './limites/replies';
import { measureStreams } from './limites/streams';
import { holds, printTable, type Row } from './limites/table';

const SALE_DAYS = [20, 21, 22, 23];
const STREAM_DAYS = Array.from({ length: 12 }, (_, i) => 8 + i);

const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' };
const server = await startMeasured(env);
const pool = new pg.Pool({ connectionString: postgres.url, max: 64 });
const databaseMs = await openPostgresProcessor(pool);
const client = await openClient(server.origin);
const lugares = await listLugares(client, SALE_DAYS);
const watched = await listLugares(client, STREAM_DAYS);

const rows: Row[] = [];
const note = (measured: readonly Row[]): void => {
  rows.push(...measured);
  console.error(measured.map(({ name, ours, unit }) => `  ${name}: ${ours.toFixed(3)} ${unit}`).join('\n'));
};
note(await measureReplies(server, client));
note(await measureFreshSearches(server, client, databaseMs));
note(await measureHolds(server, client, pool, lugares));
note(await measurePurchases(server, client, databaseMs, lugares));
// The first streams also compile their code, so they do not count.
await measureStreams(server, client, watched, 500);
for (const count of [500, 5_000]) note(await measureStreams(server, client, watched, count));
note(await measureIdle(server, () => startMeasured(env)));

await client.close();
await pool.end();
await server.stop();
await postgres.stop();
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log(printTable(rows));
process.exit(process.argv.includes('--exigir') && !rows.every(holds) ? 1 : 0);
