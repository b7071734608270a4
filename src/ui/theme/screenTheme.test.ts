import type { Theme } from '@mui/material/styles';
import { screenTheme } from './screenTheme';
import data from './screenTheme.json';
import { muiTheme } from './theme';
import { themeData } from './themeData';

/** Leaves out the value that a variable of the complete theme falls back to, and the difference of list and object. */
const names = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
    if (Array.isArray(part)) return { ...part };
    return typeof part === 'string' ? part.replace(/^var\((--[\w-]+),.*\)$/, 'var($1)') : part;
  });

it('stands in screenTheme.json as the complete theme says (else run writeVariables.ts)', () => {
  expect(data).toEqual(JSON.parse(JSON.stringify(themeData(muiTheme))));
});

it('names the same variables as the complete theme', () => {
  expect(screenTheme.vars).toMatchObject(Object(names(muiTheme.vars)));
});

it('gives messages the soft ground of their tone, in variables that exist', () => {
  expect(screenTheme.vars).toHaveProperty('palette.Alert.errorStandardBg', 'var(--mui-palette-error-soft)');
  expect(screenTheme.vars).toHaveProperty('palette.Alert.infoColor', 'var(--mui-palette-info-onSoft)');
  expect(data.variables.palette.error).toHaveProperty('soft');
  expect(data.variables.palette.info).toHaveProperty('onSoft');
});

it('says for a colour its variable, so that no component is light in the dark', () => {
  const { mode, ...colours } = screenTheme.palette;
  expect(mode).toBe('light');
  expect(colours).toEqual(screenTheme.vars['palette']);
  expect(screenTheme.palette).toHaveProperty('primary.main', 'var(--mui-palette-primary-main)');
});

it.each(['typography', 'zIndex', 'shape', 'motion', 'components', 'direction', 'shadows'] as const)(
  'has the %s of the complete theme',
  (part) => {
    expect(JSON.stringify(screenTheme[part])).toBe(JSON.stringify(muiTheme[part]));
  },
);

type Question = (theme: Theme | typeof screenTheme) => unknown;

it.each<[string, Question]>([
  ['up', ({ breakpoints }) => breakpoints.up('sm')],
  ['down', ({ breakpoints }) => breakpoints.down('sm')],
  ['pxToRem', ({ typography }) => typography.pxToRem(15)],
  ['transitions', ({ transitions }) => transitions.create(['color', 'transform'], { duration: 120 })],
  ['durations', ({ transitions }) => transitions.duration],
  ['easings', ({ transitions }) => transitions.easing],
  ['height', ({ transitions }) => transitions.getAutoHeightDuration(200)],
  ['styles of a scheme', (theme) => theme.applyStyles('dark', { color: 'red' })],
])('answers as the complete theme does: %s', (_name, ask) => {
  expect(ask(screenTheme)).toEqual(ask(muiTheme));
});

it('counts spaces of 8 px, one where none is asked for', () => {
  expect(screenTheme.spacing()).toBe('8px');
  expect(screenTheme.spacing(1, 0.5)).toBe('8px 4px');
  expect(screenTheme.spacing('auto')).toBe('auto');
});

it('mixes colours in the browser, variables included', () => {
  const opacity = 'var(--mui-palette-action-hoverOpacity)';
  expect(screenTheme.alpha('var(--a)', 0.5)).toBe('color-mix(in srgb, var(--a) calc(100% * (0.5)), transparent)');
  expect(screenTheme.alpha('red', `${opacity} + 0.1`)).toContain(`calc(100% * (${opacity} + 0.1))`);
  expect(screenTheme.lighten('red', 0.6)).toBe('color-mix(in srgb, #fff 60%, red)');
  expect(screenTheme.darken('red', 0.6)).toBe('color-mix(in srgb, #000 60%, red)');
});
