import type { Theme } from '@mui/material/styles';

type Declarations = Record<string, string | number>;

/**
 * Every variable of the theme as a stylesheet: light by default, dark by the person's system, and either by an
 * attribute of `<html>`, which is how the book's toolbar asks for it.
 */
export function variablesCss(theme: Theme): string {
  const [base = {}, light = {}, dark = {}] = generated(theme);
  return [
    '/* Written by writeVariables.ts from tokens.ts. Do not edit. */',
    block(':root', { ...base, ...light }),
    `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", changed(dark, light))}}\n`,
    block(":root[data-theme='dark']", changed(dark, light)),
  ].join('\n');
}

/** Dark repeats only what it says otherwise. */
function changed(dark: Declarations, light: Declarations): Declarations {
  return Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value));
}

function block(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(
    ([name, value]) => `  ${name === 'colorScheme' ? 'color-scheme' : name}: ${value};\n`,
  );
  return `${selector} {\n${lines.join('')}}\n`;
}

interface Generating {
  generateStyleSheets: () => object[];
}

/** MUI's types keep quiet about the function that its own provider calls. */
const isGenerating = (theme: object): theme is Generating => 'generateStyleSheets' in theme;

/** MUI's three sheets, [common, light, dark], without the selectors around them. */
function generated(theme: Theme): Declarations[] {
  return isGenerating(theme) ? theme.generateStyleSheets().map(innermost) : [];
}

function innermost(sheet: object): Declarations {
  return Object.entries(sheet).reduce<Declarations>((found, [key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return { ...found, ...innermost(value) };
    return typeof value === 'string' || typeof value === 'number' ? { ...found, [key]: value } : found;
  }, {});
}
