import { contrast } from '../theme/contrast';

/** What WCAG says of a ratio, for text of usual size. */
export function verdictOf(ratio: number): 'AAA' | 'AA' | 'só controles' | 'só enfeite' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'só controles' : 'só enfeite';
}

const numero = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The figure and the verdict of two colours: `12,4 : 1 AAA`. Rounded down, so that it never promises more. */
export function contrastText(front: string, ground: string): string {
  const ratio = contrast(front, ground);
  return `${numero.format(Math.floor(ratio * 10) / 10)}\u00a0:\u00a01\u00a0${verdictOf(ratio)}`;
}
