import { digits, holds, missOf, printTable, type Row } from '../../bench/limites/table';
import { median, percentile } from '../../bench/statistics';

const row = (change: Partial<Row>): Row => ({
  name: 'hold',
  unit: 'ms',
  ours: 2,
  limit: 1,
  goal: { atMost: 4 },
  ...change,
});

describe('the table of the benchmark', () => {
  it('says ours, limit, ratio, goal and verdict of each row', () => {
    expect(printTable([row({})]).split('\n')).toEqual([
      '| row | unit | ours | limit | ratio | goal | verdict |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| hold | ms | 2 | 1 | 2 | ≤ 4 | holds |',
    ]);
  });

  it('has no ratio where nothing comparable was measured', () => {
    expect(printTable([row({ limit: null })])).toContain('| 2 | – | – | ≤ 4 |');
  });

  it('says by how much a row misses, for goals of either direction', () => {
    expect(printTable([row({ ours: 10 })])).toContain('misses by 2.5×');
    expect(printTable([row({ ours: 200, goal: { atLeast: 700 } })])).toContain('≥ 700 | misses by 3.5×');
  });

  it('holds a ratio to its bound, and says so in the goal', () => {
    const twice = { goal: { timesLimit: 2 } };
    expect(printTable([row({ ...twice, ours: 2 })])).toContain('| 2 | 1 | 2 | ≤ 2× | holds |');
    expect(printTable([row({ ...twice, ours: 5 })])).toContain('misses by 2.5×');
    expect(holds(row({ ...twice, limit: NaN }))).toBe(false);
    expect(holds(row({ ...twice, limit: null }))).toBe(false);
  });

  it('says why a row was not measured, which is no verdict', () => {
    const absent = row({ ours: NaN, unmeasured: 'there is no browser' });
    expect(printTable([absent])).toContain('| – | 1 | – | ≤ 4 | not measured: there is no browser |');
    expect(holds(absent)).toBe(false);
  });

  it.each([
    [4, { atMost: 4 }, true],
    [4.01, { atMost: 4 }, false],
    [700, { atLeast: 700 }, true],
    [699, { atLeast: 700 }, false],
    [0, { atLeast: 700 }, false],
    [0, { atMost: 4 }, true],
    [0, { atMost: 0 }, true],
    [0.1, { atMost: 0 }, false],
    [NaN, { atMost: 4 }, false],
    [NaN, { atLeast: 4 }, false],
  ])('%d against %j: %s', (ours, goal, expected) => {
    expect(holds(row({ ours, goal }))).toBe(expected);
  });

  it('counts what could not be measured as missed by any amount', () => {
    expect(missOf(row({ ours: NaN }))).toBe(Infinity);
    expect(printTable([row({ ours: NaN })])).toContain('| – | 1 | – | ≤ 4 | misses |');
  });

  it('keeps three digits, and every digit of what is counted in hundreds', () => {
    expect([0.123456, 1.5, 12.345, 156.4, 16_234.5].map(digits)).toEqual(['0.123', '1.5', '12.3', '156', '16235']);
  });
});

describe('the statistics of the benchmark', () => {
  it('take the middle, and the mean of both middles', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  });

  it('take the value that a share does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([percentile(hundred, 0.95), percentile(hundred, 1), percentile([7], 0.5)]).toEqual([95, 100, 7]);
  });

  it('say that nothing was measured', () => {
    expect([median([]), percentile([], 0.95)]).toEqual([NaN, NaN]);
  });
});
