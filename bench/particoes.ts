/**
 * `npm run bench particoes`: a simulation, not a measurement, of the sales of a database that is spread over nodes by
 * departure. A purchase costs what it costs the database of one machine (docs/escala.md); the time of a commit is assumed.
 */
import { capacityOf, type Partitioned } from './particoes/simulate';

const BOUND_MS = 500;
const SECONDS = 60;
const NODES = [1, 2, 4, 8, 16];

const base: Omit<Partitioned, 'nodes'> = {
  cores: 2,
  series: 1,
  departures: 6_000,
  seats: 46,
  skew: 0.8,
  pairs: 0.3,
  workMs: 23.3,
  commitMs: 1,
};
/** Each case by its differences from the base. */
const cases: Record<string, Partial<Partitioned>> = {
  'one series of fiscal numbers': {},
  'one series, commits over three zones (5 ms)': { commitMs: 5 },
  'a series a state (27), three zones': { commitMs: 5, series: 27 },
  'a series a state, three zones, a feast day (Zipf 1.1)': { commitMs: 5, series: 27, skew: 1.1 },
};

console.log(
  `| case | ${NODES.map((n) => `${n} ${n === 1 ? 'node' : 'nodes'}`).join(' | ')} | on two nodes, at 16 | busiest of 16, over the mean |`,
);
console.log(`|---|${'---|'.repeat(NODES.length + 2)}`);
for (const [name, change] of Object.entries(cases)) {
  const found = NODES.map((nodes) => capacityOf({ ...base, ...change, nodes }, BOUND_MS, SECONDS));
  const last = found.at(-1);
  const cells = found.map(({ perSecond }) => String(Math.round(perSecond)));
  console.log(
    `| ${name} | ${cells.join(' | ')} | ${Math.round((last?.spanning ?? 0) * 100)} % | ${last?.busiest.toFixed(2)}× |`,
  );
}
