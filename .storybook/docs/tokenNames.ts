export type TokenKind = 'cor' | 'sombra' | 'medida' | 'outro';

export interface Token {
  /** CSS variable: `--mui-palette-primary-main`. */
  name: string;
  kind: TokenKind;
}

const kinds: [TokenKind, RegExp][] = [
  ['cor', /^--mui-palette-/],
  ['sombra', /^--mui-(elevation|shadows)-/],
  ['medida', /^--mui-(space|radius|text|measure|spacing)/],
];

/** A token by its name. */
export const tokenOf = (name: string): Token => ({
  name,
  kind: kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'outro',
});

/** Theme variables used in a stylesheet, colours first, each once. */
export function tokensIn(css: string): Token[] {
  const names = [...new Set([...css.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => name))].sort();
  const order = ['cor', 'sombra', 'medida', 'outro'];
  return names.map(tokenOf).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
