import { setTimeout as sleep } from 'node:timers/promises';
import { statementsBetween, type MeasuredServer } from './measuredServer';
import type { Row } from './table';

/** Until what was done before has had all of its consequences. */
const CALM_MS = 25_000;
/** Jobs of every minute have their share. */
const WINDOW_MS = 60_000;

/** Statements of a product that nobody uses, and of a second replica beside it. */
export async function measureIdle(one: MeasuredServer, startOther: () => Promise<MeasuredServer>): Promise<Row[]> {
  const other = await startOther();
  await sleep(CALM_MS);
  const before = [await one.read(), await other.read()] as const;
  await sleep(WINDOW_MS);
  const after = [await one.read(), await other.read()] as const;
  await other.stop();
  const perSecond = (i: 0 | 1): number => (statementsBetween(before[i], after[i]) * 1000) / WINDOW_MS;
  const unit = 'statements a second';
  return [
    { name: 'idle product', unit, ours: perSecond(0), limit: null, goal: { atMost: 0.5 } },
    { name: 'an idle replica more', unit, ours: perSecond(1), limit: null, goal: { atMost: 0 } },
  ];
}
