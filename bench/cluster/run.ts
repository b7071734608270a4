/**
 * `npm run cluster`: a PostgreSQL cluster of three machines under Patroni and etcd, PgBouncer before it, two processes of
 * the product behind HAProxy; sales through all of it while parts are killed and cut off. docs/cluster.md has the figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrateCommand } from '../../server/migrateCommand';
import { createDatabase, readBooks } from './books';
import { createNodes, startHaproxy, startPooler, wholeCluster, type Node } from './database';
import { faults, type Fault, type World } from './faults';
import { measureShared } from './shared';
import { buildMachines, removeMachines } from './machines';
import { killAll, until } from './processes';
import { createReplicas, startWebProxy } from './replicas';
import { listLugares, sell, type Sale } from './sales';

const { values } = parseArgs({
  options: { vendas: { type: 'string', default: '1000' }, so: { type: 'string' }, guardar: { type: 'boolean' } },
});
const SALES = Number(values.vendas);
const MACHINES = 3;
/** A failover, a rejoin or a first election on a busy machine. */
const PATIENCE_MS = 180_000;

const folder = mkdtempSync(path.join(tmpdir(), 'itape-cluster-'));
const machines = buildMachines(MACHINES);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

async function build(): Promise<World> {
  const nodes: Node[] = createNodes(folder, machines);
  nodes.forEach((node) => node.start());
  const leader = await wholeCluster(nodes);
  const direct = await startHaproxy(folder, machines);
  const pooled = startPooler(folder);
  await until('the database', PATIENCE_MS, async () => (await createDatabase(direct), true));
  say(
    `cluster of ${MACHINES} machines, leader ${leader}; ${(await migrateCommand({ DATABASE_URL: direct })).split(',').length} migrations`,
  );
  const replicas = await createReplicas(folder, { DATABASE_URL: pooled, DATABASE_URL_DIRETA: direct });
  for (const replica of replicas) await replica.start();
  return { nodes, replicas, direct, origin: await startWebProxy(folder) };
}

/** Sells amid one fault and prints what it did. @returns whether nothing was lost or sold twice. */
async function measure(world: World, fault: Fault, lugares: Awaited<ReturnType<typeof listLugares>>, all: Sale[]) {
  const before = load();
  const calm = await sell(world.origin, lugares, Math.max(20, Math.round(SALES / 20)), () => Promise.resolve());
  let report = '';
  const run = await sell(world.origin, lugares, SALES, async () => {
    report = await fault.strike(world);
  });
  await fault.mend(world);
  await wholeCluster(world.nodes);
  all.push(...calm.sold, ...run.sold);
  const books = await until('the books', PATIENCE_MS, () => readBooks(world.direct, all));
  say(`\n${fault.name}: ${report}`);
  say(
    `  acknowledged sales ${run.sold.length} in ${run.seconds.toFixed(0)} s; lost ${books.lost.length}; ` +
      `seats sold twice ${books.twice.length}; invariants broken ${books.violations}`,
  );
  say(
    `  longest time without an answered write ${run.gapS.toFixed(1)} s (${calm.gapS.toFixed(1)} s without the fault); ` +
      `requests asked again ${run.repeated}; seats that a rival had ${run.beaten}; load ${before} to ${load()}`,
  );
  for (const other of run.others) say(`  ended otherwise: ${other}`);
  return books.lost.length + books.twice.length + books.violations === 0;
}

/** Takes everything down again. */
async function tearDown(): Promise<void> {
  await killAll();
  machines.forEach((machine) => machine.powerOff());
  removeMachines(MACHINES);
  if (values.guardar) say(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void tearDown().then(() => process.exit(1)));
}

let sound = true;
try {
  const world = await build();
  const lugares = await listLugares(world.origin);
  const sold: Sale[] = [];
  if (!values.so || values.so === 'replicas') sound = (await measureShared(world, lugares, say)) && sound;
  for (const fault of faults) {
    if (values.so && values.so !== fault.key) continue;
    sound = (await measure(world, fault, lugares, sold)) && sound;
  }
} finally {
  await tearDown();
}
process.exit(sound ? 0 : 1);
