/** Bounds and goals of a cold visit of each route. */
import type { RouteLoad } from './routeLoads';
import limits from './routeLimits.json' with { type: 'json' };

const GOALS: Readonly<Record<string, RouteLoad>> = {
  resultadoBusca: { kB: 190, files: 5, waves: 1 },
  'comprarViagem: poltronas': { kB: 200, files: 6, waves: 1 },
};
const GOAL: RouteLoad = { kB: 240, files: 8, waves: 2 };

/** Goal of a cold visit of a view. */
export const goalOf = (name: string): RouteLoad => GOALS[name] ?? GOAL;

/** Limit of a cold visit: the goal, or a larger figure that is known and must not grow. */
export const limitOf = (name: string): RouteLoad => ({
  ...goalOf(name),
  ...(limits as Record<string, Partial<RouteLoad>>)[name],
});

const MEASURES = ['kB', 'files', 'waves'] as const;

/** True where a load is within its limit in each measure. */
export const isWithin = (load: RouteLoad, limit: RouteLoad): boolean =>
  MEASURES.every((measure) => load[measure] <= limit[measure]);

const written = ({ kB, files, waves }: RouteLoad): string => `${kB.toFixed(1)} kB / ${files} / ${waves}`;

/** A line of the report: load, limit, and the goal where the limit is above it. */
export function routeLine(name: string, load: RouteLoad): string {
  const limit = limitOf(name);
  const goal = goalOf(name);
  const aim = isWithin(load, goal) ? '' : `, goal ${goal.kB} / ${goal.files} / ${goal.waves}`;
  const mark = isWithin(load, limit) ? '✓' : '✗';
  return `${mark} ${name.padEnd(32)} ${written(load)} of ${limit.kB} / ${limit.files} / ${limit.waves}${aim}`;
}
