import fs from 'node:fs';
import path from 'node:path';
import { contrastRoles } from './contrastRoles';
import { contrastTheme } from './contrastTheme';
import { muiTheme } from './theme';
import { roles } from './tokens';
import { variablesCss } from './variablesCss';

const written = fs.readFileSync(path.join(__dirname, 'variables.css'), 'utf8');
/** Ignores formatting. */
const bare = (css: string) => css.replace(/\s+/g, '').replaceAll('"', "'").toLowerCase();
const after = (selector: string) => written.slice(written.indexOf(selector)).split('}')[0] ?? '';

it('stands in variables.css as the tokens say (else run writeVariables.ts)', () => {
  expect(bare(written)).toBe(bare(variablesCss(muiTheme, contrastTheme)));
});

it('gives each role its colour in each scheme', () => {
  expect(after(':root {')).toContain(`--mui-palette-primary-main: ${roles.light.primary.main};`);
  expect(after(":root[data-theme='dark'] {")).toContain(`--mui-palette-primary-main: ${roles.dark.primary.main};`);
  expect(after('@media (prefers-color-scheme: dark)')).toContain(roles.dark.brand.surface);
});

it.each([
  ['light', contrastRoles.contrast],
  ['dark', contrastRoles.contrastDark],
])('answers a wish for more contrast on a %s system, and so does the attribute', (system, role) => {
  const primary = `--mui-palette-primary-main: ${role.primary.main};`;
  expect(after(`@media (prefers-contrast: more) and (prefers-color-scheme: ${system}) {`)).toContain(primary);
  expect(after(`@media (prefers-color-scheme: ${system}) {\n  :root[data-theme='contrast']`)).toContain(primary);
});

it('leaves a scheme that was chosen by attribute alone when the system wishes for more contrast', () => {
  for (const part of written.split('@media (prefers-contrast: more)').slice(1)) {
    expect(part.split('{')[1]?.trim()).toBe(':root:not([data-theme])');
  }
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
