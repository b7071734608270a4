import type { CoresMarca } from '../../wire/companhia/companhia';
import { paletaDaMarca, paletaInteira, type Esquema, type Paleta, type Tom } from './paleta';

/** CSS variables of the library, each with its value. */
export type Variaveis = Readonly<Record<`--mui-palette-${string}`, string>>;

const tomVariables = (name: string, tom: Tom | undefined): [string, string][] =>
  tom === undefined ? [] : Object.entries(tom).map(([part, value]) => [`--mui-palette-${name}-${part}`, String(value)]);

/** The variables that a palette sets; the library calls its accent by MUI's name, `secondary`. */
export const variaveisDaPaleta = ({ primary, accent, brand, focus }: Paleta): Variaveis =>
  Object.fromEntries([
    ...tomVariables('primary', primary),
    ...tomVariables('secondary', accent),
    ...Object.entries(brand ?? {}).map(([part, value]) => [`--mui-palette-brand-${part}`, String(value)]),
    ...(focus === undefined ? [] : [['--mui-palette-focus-ring', focus]]),
  ]) as Variaveis;

/** The media queries and selectors by which the library's own stylesheet sets the same variables, in its order. */
const ESQUEMAS: readonly [esquema: Esquema, media: string, selector: string][] = [
  ['light', '', ':root'],
  ['dark', '(prefers-color-scheme:dark)', ":root:not([data-theme='light'])"],
  ['contrast', '(prefers-contrast:more) and (prefers-color-scheme:light)', ':root:not([data-theme])'],
  ['contrastDark', '(prefers-contrast:more) and (prefers-color-scheme:dark)', ':root:not([data-theme])'],
];

/** The stylesheet of a company's colours, over that of the build; empty where they are the build's own. */
export const folhaDaMarca = (cores: CoresMarca): string => folhaOf((esquema) => paletaDaMarca(cores, esquema));

/** The same for a page that the stylesheet of the build does not reach: all variables of all schemes. */
export const folhaCompleta = (cores: CoresMarca): string => folhaOf((esquema) => paletaInteira(cores, esquema));

function folhaOf(paletaOf: (esquema: Esquema) => Paleta): string {
  return ESQUEMAS.flatMap(([esquema, media, selector]) => {
    const declarations = Object.entries(variaveisDaPaleta(paletaOf(esquema)));
    if (declarations.length === 0) return [];
    const rule = `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    return [media === '' ? rule : `@media ${media}{${rule}}`];
  }).join('\n');
}
