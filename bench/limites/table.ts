/** A figure of the product, beside what the machine itself takes for the same in the same run. */
export interface Row {
  name: string;
  unit: string;
  ours: number;
  /** Null where nothing comparable runs without the product. */
  limit: number | null;
  goal: Goal;
  /** Why the figure could not be taken, where `ours` is NaN for want of a program. */
  unmeasured?: string;
}

/** A bound of the figure itself, or of its ratio to the limit. */
export type Goal = { atMost: number } | { atLeast: number } | { timesLimit: number };

/** By how much a row misses its goal, 1 or less where it holds; a figure that could not be measured misses. */
export function missOf({ ours, limit, goal }: Row): number {
  if ('atLeast' in goal) return orInfinite(goal.atLeast / ours);
  const most = 'atMost' in goal ? goal.atMost : goal.timesLimit * (limit ?? NaN);
  return ours <= most ? 0 : orInfinite(ours / most);
}

const orInfinite = (miss: number): number => (Number.isNaN(miss) ? Infinity : miss);

/** Whether a row reaches its goal. */
export const holds = (row: Row): boolean => missOf(row) <= 1;

function verdictOf(row: Row): string {
  if (row.unmeasured) return `not measured: ${row.unmeasured}`;
  const miss = missOf(row);
  if (miss <= 1) return 'holds';
  return Number.isFinite(miss) ? `misses by ${digits(miss)}×` : 'misses';
}

/** Three digits that matter, and none of more than a thousand lost. */
export const digits = (value: number): string =>
  Number.isFinite(value) ? String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3))) : '–';

function goalOf({ goal }: Row): string {
  if ('timesLimit' in goal) return `≤ ${digits(goal.timesLimit)}×`;
  return 'atMost' in goal ? `≤ ${digits(goal.atMost)}` : `≥ ${digits(goal.atLeast)}`;
}

const HEAD = ['row', 'unit', 'ours', 'limit', 'ratio', 'goal', 'verdict'];

const cellsOf = (row: Row): string[] => [
  row.name,
  row.unit,
  digits(row.ours),
  row.limit === null ? '–' : digits(row.limit),
  row.limit === null ? '–' : digits(row.ours / row.limit),
  goalOf(row),
  verdictOf(row),
];

/** The rows as a table of Markdown, to be kept in docs/escala.md as it is. */
export function printTable(rows: readonly Row[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
