import { capacityOf, simulate, type Partitioned } from '../../bench/particoes/simulate';

const SECONDS = 20;
const model = (change: Partial<Partitioned> = {}): Partitioned => ({
  nodes: 1,
  cores: 2,
  series: 27,
  departures: 2_000,
  seats: 46,
  skew: 0.8,
  pairs: 0,
  workMs: 20,
  commitMs: 1,
  ...change,
});
const capacity = (change: Partial<Partitioned>) => capacityOf(model(change), 500, SECONDS).perSecond;

describe('the simulation of departures on several nodes', () => {
  it('gives one node what its processors can do, and hardly less', () => {
    const most = (2 * 1000) / 20;
    expect(capacity({})).toBeGreaterThan(most * 0.9);
    expect(capacity({})).toBeLessThan(most * 1.1);
  });

  it('gives twice the nodes nearly twice the sales, unless each waits for the commits of all', () => {
    expect(capacity({ nodes: 4 }) / capacity({ nodes: 2 })).toBeGreaterThan(1.85);
    // 5 ms each, one after the other, are 200 a second, and a little more within the bound of the last.
    expect(capacity({ nodes: 8, series: 1, commitMs: 5 })).toBeLessThan(215);
  });

  it('commits over two nodes what takes two departures that lie on them', () => {
    const spanning = (change: Partial<Partitioned>) => simulate(model(change), 100, SECONDS).spanning;
    expect([spanning({ pairs: 1 }), spanning({ nodes: 2 })]).toEqual([0, 0]);
    expect(spanning({ nodes: 2, pairs: 1, skew: 0 })).toBeCloseTo(0.5, 1);
  });

  it('loads one node more than the others where everybody wants one departure that never sells out', () => {
    const busiest = (seats: number) => simulate(model({ nodes: 8, skew: 2, seats }), 300, SECONDS).busiest;
    expect(busiest(1e9)).toBeGreaterThan(4);
    expect(busiest(46)).toBeLessThan(2);
  });

  it('comes out the same in each run', () => {
    expect(simulate(model({ nodes: 3 }), 80, SECONDS)).toEqual(simulate(model({ nodes: 3 }), 80, SECONDS));
  });
});
