/** Cold visits of the routes, exact and the same on every machine: scripts/budget.ts holds their bounds, these rows the goals. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { goalOf } from '../../scripts/budget/routeBudget';
import { loadOf, type ChunkFiles, type RouteLoad } from '../../scripts/budget/routeLoads';
import { routeViews } from '../../scripts/budget/routeViews';
import { PRELOADS_FILE, type Preload } from '../../server/platform/web/preloads';
import type { Row } from '../limites/table';

const dist = path.resolve(import.meta.dirname, '../../dist');
/** Routes with goals of their own; of the others the largest of each measure has a row. */
const NAMED = ['resultadoBusca', 'comprarViagem: poltronas'];
const MEASURES = { kB: 'kB', files: 'files', waves: 'waves of code' } as const;

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as T;
const bytes = (file: string): number =>
  statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(path.join(dist, file)).size;

interface Visited {
  name: string;
  load: RouteLoad;
}

export function measureRoutes(): Row[] {
  const chunks = read<ChunkFiles>('chunks.json');
  const preloads = read<Preload[]>(PRELOADS_FILE);
  const all: Visited[] = routeViews().map((view, i) => ({
    name: view.name,
    load: loadOf(view, chunks, preloads[i]?.files ?? [], bytes),
  }));
  const named = all.filter(({ name }) => NAMED.includes(name));
  const others = all.filter(({ name }) => !NAMED.includes(name));
  return [
    ...named.flatMap((visited) => keysOf().map((measure) => rowOf(visited, measure))),
    ...keysOf().map((measure) => {
      const [largest] = others.toSorted((a, b) => b.load[measure] - a.load[measure]);
      if (!largest) throw new Error('there are no routes');
      return rowOf(
        { ...largest, name: `${largest.name}, the largest of ${others.length} others` },
        measure,
        largest.name,
      );
    }),
  ];
}

const keysOf = () => Object.keys(MEASURES) as (keyof RouteLoad)[];

const rowOf = ({ name, load }: Visited, measure: keyof RouteLoad, route = name): Row => ({
  name: `cold visit of ${name}`,
  unit: MEASURES[measure],
  ours: load[measure],
  limit: null,
  goal: { atMost: goalOf(route)[measure] },
});
