import type { Roles, Tone } from './tokens';

export const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'info'] as const;
type ToneName = (typeof tones)[number];
type GroundName = 'page' | 'surface' | 'sunken' | 'raised';

/** Path of a role in the tokens: `ink`, `brand.on`, `primary.soft`. */
export type RolePath =
  | Exclude<keyof Roles, ToneName | 'brand'>
  | `brand.${keyof Roles['brand']}`
  | `${ToneName}.${keyof Tone}`;

/** A foreground on its background. */
export interface Pair {
  front: RolePath;
  ground: RolePath;
}

const grounds = ['page', 'surface', 'sunken', 'raised'] as const satisfies readonly GroundName[];

const on = (front: RolePath, ...under: readonly RolePath[]): Pair[] => under.map((ground) => ({ front, ground }));

/** Text and its backgrounds, which must be legible. */
export const textPairs: readonly Pair[] = [
  ...on('ink', ...grounds, ...tones.map((tone): RolePath => `${tone}.soft`)),
  ...on('inkMuted', ...grounds),
  ...tones.flatMap((tone) => [
    ...on(`${tone}.main`, ...grounds),
    ...on(`${tone}.contrastText`, `${tone}.main`, `${tone}.dark`),
    ...on(`${tone}.onSoft`, `${tone}.soft`),
  ]),
  ...on('brand.on', 'brand.surface', 'brand.deep'),
  ...on('brand.muted', 'brand.surface', 'brand.deep'),
  ...on('brand.accent', 'brand.surface'),
  ...on('brand.onAccent', 'brand.accent'),
];

/** Borders, rings and marks that must be perceivable. */
export const controlPairs: readonly Pair[] = [
  ...on('lineStrong', ...grounds),
  ...on('focus', ...grounds),
  ...on('brand.accent', 'brand.surface'),
];

/** Pairs that may be faint, except in high contrast: disabled text… */
export const disabledPairs: readonly Pair[] = on('inkDisabled', ...grounds);

/** …and decorative lines. */
export const linePairs: readonly Pair[] = [
  ...on('line', ...grounds),
  ...on('brand.line', 'brand.surface', 'brand.deep'),
];

/** Colour of a role in a scheme. */
export function colorOf(role: Roles, path: RolePath): string {
  const [name = '', part] = path.split('.');
  const found = new Map<string, string | Tone | Roles['brand']>(Object.entries(role)).get(name);
  const color = typeof found === 'object' ? new Map<string, string>(Object.entries(found)).get(part ?? '') : found;
  if (!color) throw new Error(`No such role: ${path}`);
  return color;
}
