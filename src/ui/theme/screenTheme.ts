import { unstable_createBreakpoints as createBreakpoints } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import data from './screenTheme.json';
import type { VariableNames } from './themeData';

interface Variables {
  [key: string]: Variables | string;
}

const ROOT_PX = 16;
const UNIT_PX = 8;

const variables: Variables = variablesOf(data.variables, '--mui');
const vars: Variables = {
  ...variables,
  palette: {
    ...groupOf(variables['palette']),
    Alert: alertColours(),
    TableCell: { border: 'var(--mui-palette-line-soft)' },
  },
};

/**
 * Theme of MUI components in the browser: what `theme.ts` makes of the tokens, without MUI's `createTheme`, which would
 * compute in each browser what is the same in all (about 9 kB). Colours are variables, so they follow the person's
 * settings. A test compares it with the complete theme.
 */
export const screenTheme = {
  direction: 'ltr',
  components: componentStyles,
  zIndex: data.zIndex,
  shadows: data.shadows,
  shape: data.shape,
  vars,
  palette: { ...groupOf(vars['palette']), mode: 'light' },
  colorSchemes: { light: {}, dark: {} },
  typography: { ...data.typography, pxToRem: (px: number) => `${px / ROOT_PX}rem` },
  breakpoints: createBreakpoints({ values: data.breakpoints }),
  transitions: { ...data.transitions, create: transition, getAutoHeightDuration: heightDuration },
  // MUI's transitions run in script, out of reach of base.css.
  motion: { reducedMotion: 'system' },
  spacing: (...sides: (number | string)[]) =>
    (sides.length === 0 ? [1] : sides)
      .map((side) => (typeof side === 'number' ? `${side * UNIT_PX}px` : side))
      .join(' '),
  applyStyles: (scheme: string, styles: object) => ({ [schemeSelector(scheme)]: styles }),
  getColorSchemeSelector: schemeSelector,
  alpha: (colour: string, part: number | string) => mix(colour, `calc(100% * (${part}))`, 'transparent'),
  lighten: (colour: string, part: number) => mix('#fff', `${part * 100}%`, colour),
  darken: (colour: string, part: number) => mix('#000', `${part * 100}%`, colour),
};

function schemeSelector(scheme: string): string {
  return `@media (prefers-color-scheme: ${scheme})`;
}

function mix(colour: string, part: string, other: string): string {
  return `color-mix(in srgb, ${colour} ${part}, ${other})`;
}

function variablesOf(names: VariableNames, prefix: string): Variables {
  return Object.fromEntries(
    Object.entries(names).map(([name, inner]) => {
      const variable = `${prefix}-${name}`;
      return [name, typeof inner === 'number' ? `var(${variable})` : variablesOf(inner, variable)];
    }),
  );
}

function groupOf(part: Variables | string | undefined): Variables {
  return typeof part === 'object' ? part : {};
}

/** MUI computes colours of its own for messages; ours are those of each tone's soft ground. */
function alertColours(): Variables {
  return Object.fromEntries(
    ['error', 'warning', 'info', 'success'].flatMap((tone) => [
      [`${tone}Color`, `var(--mui-palette-${tone}-onSoft)`],
      [`${tone}StandardBg`, `var(--mui-palette-${tone}-soft)`],
      [`${tone}IconColor`, `var(--mui-palette-${tone}-onSoft)`],
    ]),
  );
}

interface TransitionOptions {
  duration?: number | string;
  easing?: string;
  delay?: number | string;
}

function transition(properties: string | readonly string[] = 'all', options: TransitionOptions = {}): string {
  const {
    duration = data.transitions.duration.standard,
    easing = data.transitions.easing.easeInOut,
    delay = 0,
  } = options;
  const time = (value: number | string) => (typeof value === 'number' ? `${Math.round(value)}ms` : value);
  return [properties]
    .flat()
    .map((property) => `${property} ${time(duration)} ${easing} ${time(delay)}`)
    .join(',');
}

/** Milliseconds in which a box of this height unfolds, as MUI has it: the higher, the longer, but not in proportion. */
function heightDuration(height: number): number {
  const steps = height / 36;
  return height ? Math.min(Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10), 3000) : 0;
}
