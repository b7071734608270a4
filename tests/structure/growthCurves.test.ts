import { readFileSync } from 'node:fs';
import path from 'node:path';
import { growthOf, isFlat, tableOf, verdictOf, type Curve } from '../../bench/crescimento/curve';
import { withCurves } from '../../bench/crescimento/page';
import { apart, drawCurve } from '../../bench/crescimento/picture';
import { measureInTurns, seriesOf } from '../../bench/crescimento/turns';

const curve = (...costs: number[][]): Curve => ({
  file: 'partidas',
  title: 'A search & a hold',
  axis: 'departures',
  sizes: [10_000, 100_000, 1_000_000],
  series: costs.map((of, n) => ({ name: `series ${n}`, unit: 'ms', costs: of })),
});

describe('a curve of the benchmark', () => {
  it.each([
    [[2, 5, 3], 1.5, true, 'holds'],
    [[2, 5, 3.02], 1.51, false, 'misses by 1.01×'],
    [[4, 1], 0.25, true, 'holds'],
    [[2, NaN], NaN, false, 'misses'],
    [[0, 1], Infinity, false, 'misses'],
  ])('%j is judged by its ends: %d', (costs, growth, flat, verdict) => {
    const series = { name: 'search', unit: 'ms', costs };
    expect([growthOf(series), isFlat(series), verdictOf(series)]).toEqual([growth, flat, verdict]);
  });

  it('is a table with a row a size, and the growth and the verdict of each column', () => {
    expect(tableOf(curve([2, 5, 6], [1, 1, 1.04])).split('\n')).toEqual([
      '| departures | series 0 (ms) | series 1 (ms) |',
      '| --- | --- | --- |',
      '| 10,000 | 2 | 1 |',
      '| 100,000 | 5 | 1 |',
      '| 1,000,000 | 6 | 1.04 |',
      '| largest over smallest | 3× | 1.04× |',
      '| verdict (≤ 1.5×) | misses by 2× | holds |',
    ]);
  });

  it('is a picture with a title, a description, a line of each series and the limit', () => {
    const picture = drawCurve(curve([2, 2, 3], [1, 1, 0.5]));
    expect(picture).toContain('<title id="t">A search &amp; a hold</title>');
    expect(picture).toContain('<desc id="d">series 0 1.5×; series 1 0.5×. Allowed: 1.5×.</desc>');
    const heights = [...picture.matchAll(/class="line" d="[^"]* ([\d.]+)"/g)].map(([, y]) => Number(y));
    const limit = Number(/class="limit" d="M\d+ ([\d.]+)H/.exec(picture)?.[1]);
    expect(heights).toEqual([limit, expect.any(Number)]);
    expect(heights[1]).toBeGreaterThan(limit);
  });

  it('has a picture that grows with the curve', () => {
    const ticks = (...costs: number[]) =>
      [...drawCurve(curve(costs)).matchAll(/>([\d.]+)×<\/text>/g)].map(([, n]) => n);
    expect(ticks(1, 1, 1)).toEqual(['0', '0.5', '1', '1.5', '2']);
    expect(ticks(1, 1, 2.6).at(-1)).toBe('3');
  });

  it('keeps its labels apart and inside the picture', () => {
    expect(apart([100, 50, 104])).toEqual([100, 50, 120]);
    expect(apart([315, 318])).toEqual([300, 320]);
  });
});

describe('the page of the curves', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/escala.md'), 'utf8');
  const measured = { ...curve([1, 1, 1]), dia: '2026-11-28', load: [3, 4.4] as const };

  it('has new curves in the place of the old ones, and else stays as it is', () => {
    const drawn = withCurves(page, [measured]);
    expect(drawn).toContain('![A search & a hold: series 0 1×](img/escala/partidas.svg)');
    expect(drawn).toContain('Measured on 2026-11-28 at a load of 3 to 4.');
    expect(withCurves(drawn, [measured])).toBe(drawn);
    const again = withCurves(drawn, [{ ...measured, dia: '2026-11-29' }]);
    expect(again).toBe(drawn.replace('Measured on 2026-11-28 at a load of 3', 'Measured on 2026-11-29 at a load of 3'));
    expect(again.replace(/^### A search & a hold$.*?load of 3 to 4\.\n\n/ms, '')).toBe(page);
  });

  it('needs its marks', () => {
    expect(() => withCurves('# Scale', [measured])).toThrow('no place for curves');
  });

  it('shows pictures that were drawn with its figures', () => {
    const pictures = [...page.matchAll(/!\[(.+)\]\((img\/escala\/\w+\.svg)\)/g)];
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, figures = '', file = ''] of pictures) {
      const drawn = readFileSync(path.join(import.meta.dirname, '../../docs', file), 'utf8');
      expect(figures).toBe(
        /<title id="t">(.+)<\/title>/.exec(drawn)?.[1] + ': ' + /<desc id="d">(.+)\. Allowed/.exec(drawn)?.[1],
      );
    }
  });
});

describe('turns of a measure', () => {
  it('take the median of three rounds of means, after those that warm, and turn the order about', async () => {
    const order: string[] = [];
    const costs = [100, 100, 1, 3, 2, 4, 7, 9];
    const taken = await measureInTurns(['a', 'b'], { parts: 2, warm: 1 }, (subject, { round, part }) => {
      order.push(subject);
      return Promise.resolve({ cost: (costs[round * 2 + part] ?? NaN) * (subject === 'b' ? 10 : 1) });
    });
    expect(seriesOf(taken, 'cost', 'ms').costs).toEqual([3, 30]);
    expect(order.slice(0, 8).join('')).toBe('abbabaab');
  });
});
