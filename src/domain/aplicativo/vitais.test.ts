import fc from 'fast-check';
import {
  bonsOf,
  FAIXAS,
  faixaOf,
  LIMITES,
  medidaEscrita,
  METRICAS,
  type Metrica,
  notaOf,
  percentilOf,
  totalOf,
} from './vitais';

const counted = (metrica: Metrica, valores: readonly number[]): number[] => {
  const histograma = Array.from({ length: FAIXAS }, () => 0);
  for (const valor of valores) {
    const faixa = faixaOf(metrica, valor);
    histograma[faixa] = (histograma[faixa] ?? 0) + 1;
  }
  return histograma;
};
const umaMetrica = fc.constantFrom(...METRICAS);
const valores = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 200 });

describe('measures counted by range', () => {
  it('are each counted once', () => {
    fc.assert(fc.property(umaMetrica, valores, (metrica, all) => totalOf(counted(metrica, all)) === all.length));
  });

  it('tell exactly how many are good', () => {
    fc.assert(
      fc.property(
        umaMetrica,
        valores,
        (metrica, all) =>
          bonsOf(metrica, counted(metrica, all)) === all.filter((valor) => valor <= LIMITES[metrica][0]).length,
      ),
    );
  });

  it('have a percentile in the range of the true one', () => {
    fc.assert(
      fc.property(umaMetrica, valores, (metrica, all) => {
        const sorted = [...all].sort((one, other) => one - other);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const read = percentilOf(metrica, counted(metrica, all)) ?? -1;
        const faixa = faixaOf(metrica, exact);
        // The beginning of a range is the end of the lower one; the last has no other percentile than its beginning.
        expect(faixaOf(metrica, read)).toBeGreaterThanOrEqual(faixa - 1);
        expect(faixaOf(metrica, read)).toBeLessThanOrEqual(faixa);
        if (notaOf(metrica, exact) === 'bom') expect(notaOf(metrica, read)).toBe('bom');
      }),
    );
  });

  it('are interpolated within their range', () => {
    expect(percentilOf('LCP', counted('LCP', [2_100, 2_100, 2_100, 2_100]))).toBe(2_375);
    expect(percentilOf('INP', counted('INP', [60, 60, 60, 600]))).toBe(75);
    expect(percentilOf('CLS', counted('CLS', [0, 0, 0, 9_999]))).toBe(0);
  });

  it('are the last ceiling where three of four lie above it, and nothing without visits', () => {
    expect(percentilOf('TTFB', counted('TTFB', [60_000]))).toBe(8_000);
    expect(percentilOf('TTFB', counted('TTFB', []))).toBeNull();
  });
});

describe('the limits', () => {
  it.each([
    ['LCP', 2_500, 'bom'],
    ['LCP', 2_501, 'a-melhorar'],
    ['INP', 500, 'a-melhorar'],
    ['INP', 501, 'ruim'],
    ['CLS', 100, 'bom'],
    ['CLS', 251, 'ruim'],
    ['TTFB', 800, 'bom'],
  ] as const)('of %s call %d %s', (metrica, valor, nota) => expect(notaOf(metrica, valor)).toBe(nota));

  it.each(METRICAS)('of %s are ends of ranges', (metrica) => {
    for (const limite of LIMITES[metrica]) expect(faixaOf(metrica, limite + 1)).toBe(faixaOf(metrica, limite) + 1);
  });
});

describe('a measure in words', () => {
  it.each([
    ['CLS', 12, '0,012'],
    ['INP', 999, '999 ms'],
    ['LCP', 2_449, '2,4 s'],
    ['TTFB', 1_000, '1,0 s'],
  ] as const)('of %s, %d, is %s', (metrica, valor, texto) => expect(medidaEscrita(metrica, valor)).toBe(texto));
});
