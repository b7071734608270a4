import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shareOut } from '../e2e/support/shareOut';

const e2e = path.resolve(__dirname, '../e2e');
const specs = readdirSync(path.join(e2e, 'specs')).map((file) => file.replace('.e2e.ts', ''));
const times: Record<string, number> = JSON.parse(readFileSync(path.join(e2e, 'support/times.json'), 'utf8'));
const lengthOf = (lane: string[]) => lane.reduce((sum, spec) => sum + (times[spec] ?? 0), 0);

describe('the lanes in which the journeys are walked', () => {
  it('hold every spec once, whatever their number', () => {
    for (const count of [1, 2, 3, 4]) expect(shareOut(specs, times, count).flat().sort()).toEqual([...specs].sort());
  });

  it('are of like length by the times that were measured, the longest spec of each first', () => {
    const lanes = shareOut(specs, times, 3);
    const lengths = lanes.map(lengthOf);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(Math.max(...Object.values(times)) / 2);
    for (const lane of lanes) {
      const seconds = lane.map((spec) => times[spec] ?? 0);
      expect(seconds).toEqual([...seconds].sort((a, b) => b - a));
    }
  });

  it('count a spec that nobody has timed as a middling one', () => {
    expect(shareOut(['long', 'new', 'short'], { long: 9, short: 1 }, 2)).toEqual([['long'], ['new', 'short']]);
  });

  it('are timed for every spec that is there, and for no other', () => {
    expect(Object.keys(times).sort()).toEqual([...specs].sort());
  });

  it('are no more than there are specs', () => {
    expect(shareOut(['only'], {}, 3)).toEqual([['only']]);
  });
});
