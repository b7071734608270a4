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

/** MUI's three sheets, [common, light, dark], without the selectors around them. Its types do not mention them. */
function generated(theme: Theme): Declarations[] {
  if (!('generateStyleSheets' in theme) || typeof theme.generateStyleSheets !== 'function') return [];
  const sheets: unknown = theme.generateStyleSheets();
  return Array.isArray(sheets) ? sheets.map(innermost) : [];
}

function innermost(sheet: unknown): Declarations {
  const declarations: Declarations = {};
  const walk = (node: object) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null) walk(value);
      else if (typeof value === 'string' || typeof value === 'number') declarations[key] = value;
    }
  };
  if (typeof sheet === 'object' && sheet !== null) walk(sheet);
  return declarations;
}
