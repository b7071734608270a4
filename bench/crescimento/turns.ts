import { median } from '../statistics';
import type { Series } from './curve';

/** Figures of one turn, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A part of the work of one round. */
export interface Turn {
  round: number;
  /** Counted from 0. */
  part: number;
}

const ROUNDS = 3;

/** How the rounds go. */
interface Rounds {
  /** Parts of each round. */
  parts: number;
  /** Rounds before, which warm code and caches and are not counted. */
  warm: number;
}

/**
 * Measures several sizes in turns, each round in so many parts, so that a busy moment meets all sizes; every second pass
 * goes the other way.
 * @returns the median over the rounds of each figure, by size.
 */
export async function measureInTurns<S>(
  subjects: readonly S[],
  { parts, warm }: Rounds,
  measure: (subject: S, turn: Turn) => Promise<Figures>,
): Promise<Figures[]> {
  const rounds = subjects.map((): Figures[] => []);
  for (let round = 0; round < warm + ROUNDS; round += 1) {
    const taken = subjects.map((): Figures[] => []);
    for (let part = 0; part < parts; part += 1) {
      const order = [...subjects.entries()];
      for (const [n, subject] of (round + part) % 2 === 0 ? order : order.toReversed()) {
        taken[n]?.push(await measure(subject, { round, part }));
      }
    }
    if (round < warm) continue;
    taken.forEach((figures, n) => rounds[n]?.push(together(figures, mean)));
  }
  return rounds.map((figures) => together(figures, median));
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const together = (figures: readonly Figures[], combine: (values: number[]) => number): Figures =>
  Object.fromEntries(
    Object.keys(figures[0] ?? {}).map((name) => [name, combine(figures.map((one) => one[name] ?? NaN))]),
  );

/** The named figure of each size, as costs of a series. */
export const seriesOf = (taken: readonly Figures[], name: string, unit: string): Series => ({
  name,
  unit,
  costs: taken.map((figures) => figures[name] ?? NaN),
});
