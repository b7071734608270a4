import { digits } from '../limites/table';
import { growthOf, MOST_GROWTH, sizeText, type Curve, type Series } from './curve';

const WIDTH = 800;
const HEIGHT = 380;
const PLOT = { left: 56, right: 560, top: 64, bottom: 320 };
const LABEL_HEIGHT = 20;
/** The scale goes at least this far, so that a flat curve looks flat. */
const LEAST_TOP = 2;
const MARKS = ['circle', 'square', 'diamond', 'triangle'] as const;

interface Point {
  x: number;
  y: number;
}

/** Text inside an SVG. */
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const round = (value: number): number => Math.round(value * 10) / 10;

/** The growth of each series, in words. */
export const describe = ({ series }: Curve): string =>
  series.map((one) => `${one.name} ${digits(growthOf(one))}×`).join('; ');

/**
 * A curve as SVG: each series by its cost over that at the smallest size, beside the most that is allowed. It has the colours
 * of a light or of a dark page, as the reader's device asks for, and its series differ by their marks too.
 */
export function drawCurve(curve: Curve): string {
  const top = Math.max(LEAST_TOP, Math.ceil(Math.max(...curve.series.flatMap(relativeCosts)) * 2) / 2);
  const toY = (growth: number): number => PLOT.bottom - ((PLOT.bottom - PLOT.top) * growth) / top;
  const [title, description] = [escape(curve.title), escape(`${describe(curve)}. Allowed: ${MOST_GROWTH}×.`)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">`,
    `<title id="t">${title}</title>`,
    `<desc id="d">${description}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${WIDTH}" height="${HEIGHT}"/>`,
    text({ x: PLOT.left, y: 28 }, title, 'heading'),
    text({ x: PLOT.left, y: 48 }, 'cost of one, over the cost at the smallest size (processor time)', 'quiet'),
    ...scaleOf(top, toY),
    ...sizesOf(curve),
    ...linesOf(curve, toY),
    '</svg>',
    '',
  ].join('\n');
}

const relativeCosts = ({ costs }: Series): number[] => costs.map((cost) => cost / (costs[0] ?? NaN));

const text = ({ x, y }: Point, content: string, look: string, anchor = 'start'): string =>
  `<text class="${look}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${content}</text>`;

const rule = (y: number, look: string): string => `<path class="${look}" d="M${PLOT.left} ${round(y)}H${PLOT.right}"/>`;

function scaleOf(top: number, toY: (growth: number) => number): string[] {
  const steps = Array.from({ length: top * 2 + 1 }, (_, n) => n / 2);
  return steps.flatMap((step) => [
    rule(toY(step), step === MOST_GROWTH ? 'limit' : 'grid'),
    text({ x: PLOT.left - 8, y: toY(step) + 4 }, `${step}×`, 'quiet', 'end'),
  ]);
}

/** Sizes stand apart by their powers of ten. */
function toX({ sizes }: Curve, size: number): number {
  const [first, last] = [Math.log(sizes[0] ?? NaN), Math.log(sizes.at(-1) ?? NaN)];
  return PLOT.left + 16 + ((PLOT.right - PLOT.left - 32) * (Math.log(size) - first)) / (last - first);
}

const sizesOf = (curve: Curve): string[] => [
  ...curve.sizes.map((size) => text({ x: toX(curve, size), y: PLOT.bottom + 20 }, sizeText(size), 'quiet', 'middle')),
  text({ x: (PLOT.left + PLOT.right) / 2, y: PLOT.bottom + 42 }, escape(curve.axis), 'label', 'middle'),
];

function linesOf(curve: Curve, toY: (growth: number) => number): string[] {
  const ends = curve.series.map((series) => toY(growthOf(series)));
  const labels = apart(ends);
  return curve.series.flatMap((series, n) => {
    const points = relativeCosts(series).map((growth, i) => ({ x: toX(curve, curve.sizes[i] ?? NaN), y: toY(growth) }));
    const label = { x: PLOT.right + 24, y: (labels[n] ?? 0) + 4 };
    return [
      `<g class="series s${n}">`,
      `<path class="line" d="M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}"/>`,
      ...[...points, { x: PLOT.right + 12, y: label.y - 4 }].map((point) => markOf(n, point)),
      text(label, `${escape(series.name)} ${digits(growthOf(series))}×`, 'label'),
      '</g>',
    ];
  });
}

/** Places of labels near these heights, none over another one. */
export function apart(heights: readonly number[]): number[] {
  const order = [...heights.entries()].sort(([, a], [, b]) => a - b);
  const placed: number[] = [];
  let last = -Infinity;
  for (const [n, height] of order) {
    last = Math.max(height, last + LABEL_HEIGHT);
    placed[n] = last;
  }
  const over = Math.max(0, last - PLOT.bottom);
  return placed.map((height) => height - over);
}

function markOf(n: number, point: Point): string {
  const [x, y] = [round(point.x), round(point.y)];
  switch (MARKS[n % MARKS.length]) {
    case 'square':
      return `<path class="mark" d="M${x - 4} ${y - 4}h8v8h-8z"/>`;
    case 'diamond':
      return `<path class="mark" d="M${x} ${y - 6}l6 6l-6 6l-6-6z"/>`;
    case 'triangle':
      return `<path class="mark" d="M${x} ${y - 6}l6 10h-12z"/>`;
    default:
      return `<circle class="mark" cx="${x}" cy="${y}" r="4.5"/>`;
  }
}

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1b1f24; }
.heading { font-weight: 600; font-size: 16px; }
.quiet { fill: #57606a; }
.page { fill: #ffffff; }
.grid, .limit, .line { fill: none; stroke: #d0d7de; }
.limit { stroke: #cf222e; stroke-width: 2; stroke-dasharray: 6 4; }
.line { stroke: var(--c); stroke-width: 2; }
.mark { fill: var(--c); }
.s0 { --c: #0550ae; } .s1 { --c: #953800; } .s2 { --c: #116329; } .s3 { --c: #6639ba; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.quiet { fill: #9da7b3; }
.page { fill: #0d1117; }
.grid { stroke: #30363d; }
.limit { stroke: #ff7b72; }
.s0 { --c: #79c0ff; } .s1 { --c: #ffa657; } .s2 { --c: #7ee787; } .s3 { --c: #d2a8ff; }
}
`;
