import { percentile } from '../statistics';

/** A database spread over nodes by departure, and what is asked of it. Times are in milliseconds. */
export interface Partitioned {
  nodes: number;
  /** Processors of a node. */
  cores: number;
  /** Rows that number fiscal documents; a purchase waits for the commits of the others of its row. */
  series: number;
  /** Departures for sale. */
  departures: number;
  /** Seats of each; people who find a coach sold out choose another departure. */
  seats: number;
  /** Exponent of Zipf's law over them: 0 is even, 1 a few departures for most people. */
  skew: number;
  /** Part of the purchases that take two departures: there and back, or a change. */
  pairs: number;
  /** Processor time of the database for a purchase. */
  workMs: number;
  /** A commit on one node; over two nodes it is prepared first, which costs the same again. */
  commitMs: number;
}

export interface Outcome {
  /** Purchases that were done in a second. */
  perSecond: number;
  p95Ms: number;
  /** Work of the busiest node over the mean of all. */
  busiest: number;
  /** Part of the purchases that two nodes had to commit together. */
  spanning: number;
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws departures with free seats by Zipf's law, and sells a seat of each. */
function createDraw({ departures, seats, skew }: Partitioned, random: () => number): () => number {
  const sold = new Array<number>(departures).fill(0);
  const drawAny = createZipf(departures, skew, random);
  return () => {
    let departure = drawAny();
    while ((sold[departure] ?? 0) >= seats) departure = drawAny();
    sold[departure] = (sold[departure] ?? 0) + 1;
    return departure;
  };
}

function createZipf(departures: number, skew: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let n = 1; n <= departures; n += 1) sums.push((sums.at(-1) ?? 0) + n ** -skew);
  const total = sums.at(-1) ?? 1;
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** The node of a departure: ids of one timetable entry lie side by side, so that they are mixed first. */
const nodeOf = (departure: number, nodes: number): number =>
  (Math.imul(departure ^ (departure >>> 16), 0x45d9f3b) >>> 16) % nodes;

/** Takes the first of several servers that is free. @returns the end of the work. */
function serve(servers: number[], from: number, ms: number): number {
  const first = servers.indexOf(Math.min(...servers));
  const end = Math.max(from, servers[first] ?? 0) + ms;
  servers[first] = end;
  return end;
}

/** Sells for so long, at so many purchases a second that come by chance. */
export function simulate(model: Partitioned, rate: number, seconds: number, seed = 1): Outcome {
  const random = createRandom(seed);
  const draw = createDraw(model, random);
  const nodes = Array.from({ length: model.nodes }, () => new Array<number>(model.cores).fill(0));
  const work = new Array<number>(model.nodes).fill(0);
  const done: { at: number; ready: number; commits: number; serie: number }[] = [];
  for (let at = 0; at < seconds * 1000; at += (-Math.log(1 - random()) / rate) * 1000) {
    const first = draw();
    const second = random() < model.pairs ? draw() : first;
    const involved = [...new Set([nodeOf(first, model.nodes), nodeOf(second, model.nodes)])];
    const ends = involved.map((node) => {
      const ms = model.workMs / involved.length;
      work[node] = (work[node] ?? 0) + ms;
      return serve(nodes[node] ?? [], at, ms);
    });
    done.push({ at, ready: Math.max(...ends), commits: involved.length, serie: first % model.series });
  }
  const series = new Array<number>(model.series).fill(0);
  const waits: number[] = [];
  for (const { at, ready, commits, serie } of done.sort((a, b) => a.ready - b.ready)) {
    const end = Math.max(ready, series[serie] ?? 0) + commits * model.commitMs;
    series[serie] = end;
    waits.push(end - at);
  }
  const mean = work.reduce((sum, ms) => sum + ms, 0) / model.nodes;
  return {
    perSecond: done.length / seconds,
    p95Ms: percentile(waits, 0.95),
    busiest: Math.max(...work) / mean,
    spanning: done.filter(({ commits }) => commits === 2).length / done.length,
  };
}

/** The most purchases a second of which 95 in 100 are done within the bound, to a hundredth. */
export function capacityOf(model: Partitioned, boundMs: number, seconds: number): Outcome {
  let [low, high] = [0, (model.nodes * model.cores * 1000) / model.workMs];
  let best = simulate(model, high / 100, seconds);
  while (high - low > high / 100) {
    const rate = (low + high) / 2;
    const outcome = simulate(model, rate, seconds);
    if (outcome.p95Ms <= boundMs) [low, best] = [rate, outcome];
    else high = rate;
  }
  return best;
}
