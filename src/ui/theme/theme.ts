import { createTheme } from '@mui/material/styles';
import type { PaletteOptions, Shadows, Theme } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import {
  breakpoints,
  duration,
  easing,
  elevation,
  fontFamily,
  fontWeight,
  layer,
  measure,
  radius,
  roles,
  space,
  text,
} from './tokens';
import type { Roles } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    surface: { sunken: string; raised: string };
    line: { soft: string; strong: string };
    focus: { ring: string };
    brand: Roles['brand'];
  }
  interface PaletteOptions {
    surface?: Palette['surface'];
    line?: Palette['line'];
    focus?: Palette['focus'];
    brand?: Palette['brand'];
  }
}

const neverVariables =
  /^(typography|mixins|breakpoints|direction|transitions|motion|focusVisible|unstable_sxConfig|colorSchemeSelector|cssVarPrefix|rootSelector|overlays)$/;
const unusedParts =
  /^(Alert|AppBar|Avatar|Button|Chip|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip|grey|mode|contrastThreshold|tonalOffset)$/;

/** A scheme: its colours and elevations. */
interface Scheme {
  role: Roles;
  elevation: Record<'1' | '2' | '3', string>;
}

/** Tokens that MUI has no place for. */
const brandTokens = { text, fontWeight, space, radius, duration, easing, layer, measure, font: { family: fontFamily } };

const colorSystem = ({ role, elevation }: Scheme) => ({ palette: toPalette(role), elevation });

/**
 * The brand as an MUI theme. Its values are CSS variables, so that MUI components and our `.css` files agree; the
 * variables are in `variables.css`, written from here by `writeVariables.ts`.
 */
export function brandTheme(light: Scheme, dark: Scheme): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar },
    colorSchemes: {
      light: colorSystem(light),
      dark: colorSystem(dark),
    },
    breakpoints: { values: breakpoints },
    shape: { borderRadius: Number.parseInt(radius.md, 10) },
    typography: {
      fontFamily,
      fontWeightMedium: fontWeight.medium,
      fontWeightBold: fontWeight.bold,
      button: {
        textTransform: 'none',
        fontWeight: fontWeight.bold,
        fontSize: text.md,
        letterSpacing: 0,
        lineHeight: 1.25,
      },
      body1: { fontSize: text.md, lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: text.sm, lineHeight: 1.45, letterSpacing: 0 },
    },
    shadows: shadowScale('var(--mui-elevation-1)', 'var(--mui-elevation-2)', 'var(--mui-elevation-3)'),
    // MUI's transitions run in script, out of reach of base.css.
    motion: { reducedMotion: 'system' },
    components: componentStyles,
    ...brandTokens,
  });
}

/**
 * The complete theme, from which `writeVariables.ts` writes what the browser loads: the stylesheet and the data of
 * `screenTheme.ts`.
 */
export const muiTheme: Theme = brandTheme(
  { role: roles.light, elevation: elevation.light },
  { role: roles.dark, elevation: elevation.dark },
);

function toPalette(role: Roles): PaletteOptions {
  return {
    background: { default: role.page, paper: role.surface },
    text: { primary: role.ink, secondary: role.inkMuted, disabled: role.inkDisabled },
    divider: role.line,
    primary: role.primary,
    secondary: role.accent,
    success: role.success,
    warning: role.warning,
    error: role.danger,
    info: role.info,
    surface: { sunken: role.sunken, raised: role.raised },
    line: { soft: role.line, strong: role.lineStrong },
    focus: { ring: role.focus },
    brand: role.brand,
  };
}

/** Maps MUI's 24 elevations to our three. */
function shadowScale(a: string, b: string, c: string): Shadows {
  return ['none', a, a, b, b, b, b, b, b, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c];
}

/** Skips variables of unused components, since the variables are inlined in the first page. */
function shouldSkipGeneratingVar([root = '', group = '', name = '']: string[]): boolean {
  if (root === 'font') return group !== 'family';
  if (root !== 'palette') return neverVariables.test(root);
  return unusedParts.test(group) || /^(light|dark|contrastText)Channel$/.test(name);
}
