import { contrast } from '../../domain/base/cor';

/** WCAG level of a ratio, for text of normal size. */
export function verdictOf(ratio: number): 'AAA' | 'AA' | 'só controles' | 'só enfeite' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'só controles' : 'só enfeite';
}

const numero = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Ratio and level of two colours: `12,4 : 1 AAA`. Rounded down, so that it never overstates. */
export function contrastText(front: string, ground: string): string {
  const ratio = contrast(front, ground);
  return `${numero.format(Math.floor(ratio * 10) / 10)}\u00a0:\u00a01\u00a0${verdictOf(ratio)}`;
}
