import fs from 'node:fs';
import path from 'node:path';
import { muiTheme } from './theme';
import { roles } from './tokens';
import { variablesCss } from './variablesCss';

const written = fs.readFileSync(path.join(__dirname, 'variables.css'), 'utf8');
/** Layout is the formatter's matter. */
const bare = (css: string) => css.replace(/\s+/g, '').replaceAll('"', "'").toLowerCase();
const after = (selector: string) => written.slice(written.indexOf(selector)).split('}')[0] ?? '';

it('stands in variables.css as the tokens say (else run writeVariables.ts)', () => {
  expect(bare(written)).toBe(bare(variablesCss(muiTheme)));
});

it('gives each role its colour in each scheme', () => {
  expect(after(':root {')).toContain(`--mui-palette-primary-main: ${roles.light.primary.main};`);
  expect(after(":root[data-theme='dark'] {")).toContain(`--mui-palette-primary-main: ${roles.dark.primary.main};`);
  expect(after('@media (prefers-color-scheme: dark)')).toContain(roles.dark.brand.surface);
});

it('tells the browser the scheme, so that its own controls follow', () => {
  expect(after(':root {')).toContain('color-scheme: light;');
  expect(after(":root[data-theme='dark'] {")).toContain('color-scheme: dark;');
});

it('defines every variable that a stylesheet of the library uses', () => {
  const ui = path.resolve(__dirname, '..');
  const sheets = fs.readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const unknown = sheets.flatMap((file) => {
    const used = fs.readFileSync(path.join(ui, file), 'utf8').match(/--mui-[\w-]+/g) ?? [];
    return used.filter((name) => !written.includes(`${name}:`)).map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
