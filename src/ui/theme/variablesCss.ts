import type { Theme } from '@mui/material/styles';

type Declarations = Record<string, string | number>;

/**
 * Variables that nothing on a page reads: those of a control whose styles are ours, and colours as three numbers, which
 * MUI reads for its links alone, but for the ground of a skeleton. The stylesheet omits them: the first page has it inline.
 */
const unread = /^--mui-palette-(LinearProgress-|(?!text-primary).*Channel$)/;

/**
 * All theme variables as a stylesheet: light by default, dark and high contrast by system settings, and each by an
 * attribute of `<html>`, set by the book's toolbar. High contrast has a light and a dark form, chosen by the system.
 */
export function variablesCss(theme: Theme, contrastTheme: Theme): string {
  const [base = {}, light = {}, dark = {}] = generated(theme);
  const [, contrast = {}, contrastDark = {}] = generated(contrastTheme);
  const onLight = changed(contrast, light);
  const onDark = changed(contrastDark, { ...light, ...dark });
  return [
    '/* Written by writeVariables.ts from tokens.ts. Do not edit. */',
    block(':root', { ...base, ...light }),
    media('(prefers-color-scheme: dark)', block(":root:not([data-theme='light'])", changed(dark, light))),
    block(":root[data-theme='dark']", changed(dark, light)),
    media('(prefers-contrast: more) and (prefers-color-scheme: light)', block(':root:not([data-theme])', onLight)),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', block(':root:not([data-theme])', onDark)),
    media('(prefers-color-scheme: light)', block(":root[data-theme='contrast']", onLight)),
    media('(prefers-color-scheme: dark)', block(":root[data-theme='contrast']", onDark)),
  ].join('\n');
}

/** Only the declarations that differ from the underlying scheme. */
function changed(above: Declarations, below: Declarations): Declarations {
  return Object.fromEntries(Object.entries(above).filter(([name, value]) => below[name] !== value));
}

const media = (query: string, rule: string): string => `@media ${query} {\n${rule}}\n`;

function block(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(
    ([name, value]) => `  ${name === 'colorScheme' ? 'color-scheme' : name}: ${value};\n`,
  );
  return `${selector} {\n${lines.join('')}}\n`;
}

interface Generating {
  generateStyleSheets: () => object[];
}

/** MUI's types omit the function that its own provider calls. */
const isGenerating = (theme: object): theme is Generating => 'generateStyleSheets' in theme;

/** MUI's three sheets, [common, light, dark], without selectors. */
function generated(theme: Theme): Declarations[] {
  return isGenerating(theme) ? theme.generateStyleSheets().map(innermost) : [];
}

function innermost(sheet: object): Declarations {
  return Object.entries(sheet).reduce<Declarations>((found, [key, value]: [string, unknown]) => {
    if (unread.test(key)) return found;
    if (typeof value === 'object' && value !== null) return { ...found, ...innermost(value) };
    return typeof value === 'string' || typeof value === 'number' ? { ...found, [key]: value } : found;
  }, {});
}
