/** A colour as stylesheets and documents write it: `#rrggbb`. */
export type Cor = string;

/** True for six lower-case hexadecimal digits after `#`. */
export const isCor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

const channels = (cor: Cor): number[] => [1, 3, 5].map((at) => Number.parseInt(cor.slice(at, at + 2), 16));

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(a: Cor, b: Cor): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(cor: Cor): number {
  const [r = 0, g = 0, b = 0] = channels(cor).map((channel) => linear(channel / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** The least contrast of a colour on these grounds. */
export const leastContrast = (cor: Cor, grounds: readonly Cor[]): number =>
  Math.min(...grounds.map((ground) => contrast(cor, ground)));

/** A colour with a part, 0 to 1, of another in it. */
export function mix(cor: Cor, other: Cor, part: number): Cor {
  const theirs = channels(other);
  const mixed = channels(cor).map((own, i) => Math.round(own + ((theirs[i] ?? own) - own) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = 50;

/** The colour nearest to the given one, on its way to `limit`, that passes; `limit` itself where none before does. */
export function towards(cor: Cor, limit: Cor, passes: (candidate: Cor) => boolean): Cor {
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mix(cor, limit, step / STEPS);
    if (passes(candidate)) return candidate;
  }
  return limit;
}
