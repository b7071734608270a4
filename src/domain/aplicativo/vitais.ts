/**
 * Core Web Vitals as histograms: the server counts measures by their range and reads percentiles of the counts, so that no
 * visit is kept by itself. CLS is measured in thousandths, everything else in milliseconds.
 */

export const METRICAS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Metrica = (typeof METRICAS)[number];

export const APARELHOS = ['celular', 'computador'] as const;
/** Kind of device by the width of its window. */
export type AparelhoMedido = (typeof APARELHOS)[number];

export type Nota = 'bom' | 'a-melhorar' | 'ruim';

/** Google's limits (web.dev/vitals): up to the first is good, above the second is poor. */
export const LIMITES: Readonly<Record<Metrica, readonly [bom: number, ruim: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  TTFB: [800, 1_800],
};

/** Upper ends of the ranges that are counted; the limits are among them, so that the share of good visits is exact. */
const TETOS: Readonly<Record<Metrica, readonly number[]>> = {
  LCP: [500, 1_000, 1_500, 1_800, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 12_000, 20_000],
  INP: [16, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000, 5_000],
  CLS: [0, 1, 5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1_000],
  TTFB: [50, 100, 200, 300, 400, 500, 600, 800, 1_000, 1_400, 1_800, 2_500, 4_000, 8_000],
};

/** Number of ranges of each metric: one a ceiling, and one above the last. */
export const FAIXAS = TETOS.LCP.length + 1;

/** The range of a measure. */
export function faixaOf(metrica: Metrica, valor: number): number {
  const index = TETOS[metrica].findIndex((teto) => valor <= teto);
  return index === -1 ? FAIXAS - 1 : index;
}

/** Counts of measures by range. */
export type Histograma = readonly number[];

export const totalOf = (histograma: Histograma): number => histograma.reduce((sum, vezes) => sum + vezes, 0);

/**
 * Value below which a share of the visits lies, interpolated within its range; the last ceiling for what lies above it,
 * null without visits.
 */
export function percentilOf(metrica: Metrica, histograma: Histograma, parte = 0.75): number | null {
  const wanted = totalOf(histograma) * parte;
  if (wanted === 0) return null;
  let before = 0;
  for (const [index, vezes] of histograma.entries()) {
    if (vezes > 0 && before + vezes >= wanted) return within(TETOS[metrica], index, (wanted - before) / vezes);
    before += vezes;
  }
  return null;
}

function within(tetos: readonly number[], index: number, part: number): number {
  const floor = tetos[index - 1] ?? 0;
  const ceiling = tetos[index] ?? floor;
  return Math.round(floor + (ceiling - floor) * part);
}

/** Number of visits whose measure is good. */
export const bonsOf = (metrica: Metrica, histograma: Histograma): number =>
  totalOf(histograma.slice(0, faixaOf(metrica, LIMITES[metrica][0]) + 1));

export function notaOf(metrica: Metrica, valor: number): Nota {
  const [bom, ruim] = LIMITES[metrica];
  if (valor <= bom) return 'bom';
  return valor <= ruim ? 'a-melhorar' : 'ruim';
}

const tenths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const thousandths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A measure as people read it: `0,012` for a shift, else `180 ms` or `2,4 s`. */
export function medidaEscrita(metrica: Metrica, valor: number): string {
  if (metrica === 'CLS') return thousandths.format(valor / 1000);
  return valor < 1_000 ? `${valor} ms` : `${tenths.format(valor / 1000)} s`;
}
