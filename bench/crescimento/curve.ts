import { digits } from '../limites/table';

/** The cost of one unit of work at each size. */
export interface Series {
  name: string;
  unit: string;
  costs: readonly number[];
}

/** Costs of one unit as one thing grows. */
export interface Curve {
  /** Name of its picture. */
  file: string;
  title: string;
  /** The thing that grows. */
  axis: string;
  sizes: readonly number[];
  series: readonly Series[];
}

/** A unit may cost this many times as much at the largest size as at the smallest. */
export const MOST_GROWTH = 1.5;

/** The cost at the largest size over the cost at the smallest. */
export const growthOf = ({ costs }: Series): number => (costs.at(-1) ?? NaN) / (costs[0] ?? NaN);

/** Whether a unit costs about the same at each end; a cost that could not be measured does not. */
export const isFlat = (series: Series): boolean => growthOf(series) <= MOST_GROWTH;

/** By how much a series misses, in words. */
export function verdictOf(series: Series): string {
  if (isFlat(series)) return 'holds';
  const growth = growthOf(series);
  return Number.isFinite(growth) ? `misses by ${digits(growth / MOST_GROWTH)}×` : 'misses';
}

/** A size as a person reads it: `10,000`. */
export const sizeText = (size: number): string => size.toLocaleString('en-US');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The costs of a curve as a table of Markdown, a row a size; the last two say growth and verdict. */
export function tableOf({ axis, sizes, series }: Curve): string {
  const head = [axis, ...series.map(({ name, unit }) => `${name} (${unit})`)];
  return [
    line(head),
    line(head.map(() => '---')),
    ...sizes.map((size, n) => line([sizeText(size), ...series.map(({ costs }) => digits(costs[n] ?? NaN))])),
    line(['largest over smallest', ...series.map((one) => `${digits(growthOf(one))}×`)]),
    line([`verdict (≤ ${MOST_GROWTH}×)`, ...series.map(verdictOf)]),
  ].join('\n');
}
