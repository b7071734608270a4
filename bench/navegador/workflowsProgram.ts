/**
 * From the bus through a workflow into the store, in Node: the product's own bus, workflows and store beside mitt,
 * redux-saga and Redux Toolkit with one watcher and one slice, in turns. A process of its own with NODE_ENV=production, which
 * the libraries read when they are loaded; prints the rows as JSON.
 */
import type { Row } from '../limites/table';
import { median } from '../statistics';
import { openBare, openProduct, type Flow } from './workflowSides';

const EVENTS = 20_000;
const IDLE_WATCHERS = 200;

/** Processor time of one call, in ns. */
function nsEach(count: number, run: (i: number) => void): number {
  const before = process.cpuUsage();
  for (let i = 0; i < count; i += 1) run(i);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / count;
}

/** Processor times in turns, several of each, after one turn to warm up. */
function takeTurns(sides: Record<string, () => number>, rounds: number): Record<string, number> {
  const names = Object.keys(sides);
  const taken = Object.fromEntries(names.map((name) => [name, new Array<number>()]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 ? names : names.toReversed()) {
      const ns = sides[name]?.() ?? NaN;
      if (round > 0) taken[name]?.push(ns);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken[name] ?? [])]));
}

function measure(rounds: number): Row[] {
  const ours = openProduct(0);
  const idle = openProduct(IDLE_WATCHERS);
  const bare = openBare(0);
  const bareIdle = openBare(IDLE_WATCHERS);
  const event = ({ emit }: Flow) => nsEach(EVENTS, emit);
  const unwanted = ({ dispatch }: Flow) => nsEach(EVENTS, dispatch);
  const taken = takeTurns(
    {
      ours: () => event(ours),
      bare: () => event(bare),
      idle: () => event(idle),
      bareIdle: () => event(bareIdle),
      unwanted: () => unwanted(ours),
      bareUnwanted: () => unwanted(bare),
    },
    rounds * 2 + 1,
  );
  const us = (name: string): number => (taken[name] ?? NaN) / 1000;
  const eachWatcher = (with_: string, without: string): number =>
    ((taken[with_] ?? NaN) - (taken[without] ?? NaN)) / IDLE_WATCHERS;
  for (const side of [ours, idle, bare, bareIdle]) side.check(EVENTS);
  return [
    { name: 'bus to workflow to store', unit: 'µs', ours: us('ours'), limit: us('bare'), goal: { timesLimit: 1.5 } },
    {
      name: 'an idle watcher, of an event and its action',
      unit: 'ns',
      ours: eachWatcher('idle', 'ours'),
      limit: eachWatcher('bareIdle', 'bare'),
      goal: { atMost: 10 },
    },
    {
      name: 'an action nobody takes',
      unit: 'µs',
      ours: us('unwanted'),
      limit: us('bareUnwanted'),
      goal: { atMost: 2 },
    },
  ];
}

process.stdout.write(JSON.stringify(measure(Number(process.argv[2]))));
