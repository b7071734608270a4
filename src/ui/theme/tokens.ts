/**
 * Design tokens: everything visual derives from here. `theme.ts` passes them to MUI, which publishes them as CSS
 * variables (`--mui-palette-…`, `--mui-space-…`), the only names a `.css` file may use.
 *
 * Itapê is tupi for "path of stone". Mata (forest green) carries the brand and every action, barro (fired clay)
 * marks a screen's main action, ipê (the yellow of the tree) lights the dark surfaces.
 */

/** One hue in its uses: on the page, as a filled control, and as a soft background with its text. */
export interface Tone {
  main: string;
  /** Hover and pressed. */
  dark: string;
  light: string;
  contrastText: string;
  soft: string;
  onSoft: string;
}

export interface Roles {
  page: string;
  surface: string;
  sunken: string;
  raised: string;
  ink: string;
  inkMuted: string;
  inkDisabled: string;
  /** Decorative, without meaning. */
  line: string;
  /** Border of a control: at least 3:1 on page and surface. */
  lineStrong: string;
  focus: string;
  /** Header, hero and footer: dark in both schemes. */
  brand: { surface: string; deep: string; on: string; muted: string; accent: string; onAccent: string; line: string };
  primary: Tone;
  accent: Tone;
  success: Tone;
  warning: Tone;
  danger: Tone;
  info: Tone;
}

const light: Roles = {
  page: '#faf6ef',
  surface: '#ffffff',
  sunken: '#f2ebdf',
  raised: '#ffffff',
  ink: '#221d17',
  inkMuted: '#5f564a',
  inkDisabled: '#8f8578',
  line: '#e4dacb',
  lineStrong: '#8a7f70',
  focus: '#0b5a4f',
  brand: {
    surface: '#0c3f38',
    deep: '#082e29',
    on: '#fff8ec',
    muted: '#c3dbd3',
    accent: '#f4b740',
    onAccent: '#2b1d00',
    line: '#2b5f57',
  },
  primary: tone('#0b5a4f', '#08453c', '#2e7d70', '#ffffff', '#ddeee8', '#083f37'),
  accent: tone('#b2441a', '#923612', '#d0693f', '#ffffff', '#fbe7dc', '#77300f'),
  success: tone('#1f6b37', '#17532a', '#3f8f58', '#ffffff', '#e0f1e2', '#15502a'),
  warning: tone('#875500', '#6b4300', '#b87f1f', '#ffffff', '#fdf0d0', '#5c3b00'),
  danger: tone('#b1123b', '#8d0d2e', '#d1476a', '#ffffff', '#fde5e9', '#860b2b'),
  info: tone('#1a5a88', '#12456a', '#4583b0', '#ffffff', '#e0eef8', '#113f60'),
};

const dark: Roles = {
  page: '#14130f',
  surface: '#1f1d18',
  sunken: '#0e0d0a',
  raised: '#2a2721',
  ink: '#f5efe5',
  inkMuted: '#bdb3a4',
  inkDisabled: '#80776a',
  line: '#3a352d',
  lineStrong: '#8f8577',
  focus: '#f4b740',
  brand: {
    surface: '#0b302b',
    deep: '#07211d',
    on: '#fff8ec',
    muted: '#b4cfc7',
    accent: '#f4b740',
    onAccent: '#2b1d00',
    line: '#24524b',
  },
  primary: tone('#73cfbb', '#93dfce', '#b0eadd', '#04241f', '#143d36', '#b9eadf'),
  accent: tone('#f39b6d', '#f7b592', '#fbcdb4', '#341303', '#4b2411', '#ffcfb6'),
  success: tone('#7fce93', '#9fdcae', '#bce8c7', '#06260f', '#173d22', '#bfe9c9'),
  warning: tone('#f0bd5a', '#f5cf85', '#f9e0b0', '#2e1f00', '#453310', '#f8dda6'),
  danger: tone('#ff8fa6', '#ffadbd', '#ffcad4', '#3d0412', '#55141f', '#ffc9d2'),
  info: tone('#86c2ec', '#a5d2f2', '#c4e2f7', '#06243a', '#17374d', '#c2e0f5'),
};

/** Builds a tone of its five colours. */
export function tone(
  main: string,
  hover: string,
  pale: string,
  contrastText: string,
  soft: string,
  onSoft: string,
): Tone {
  return { main, dark: hover, light: pale, contrastText, soft, onSoft };
}

/** Colours by role in both schemes. High contrast is in `contrastRoles.ts`, needed by the stylesheet only. */
export const roles = { light, dark } as const;

/** Our letters (`fonts.css`), and the system's until they are there and for what they lack. */
export const fontFamily =
  'Figtree, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** Type scale, ratio about 1.25; `display` grows with the screen. */
export const text = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.25rem',
  display: 'clamp(2rem, 1.45rem + 2.6vw, 3.5rem)',
} as const;

export const fontWeight = { regular: 400, medium: 550, bold: 700, heavy: 800 } as const;

/** Spacing on a 4 px grid. */
export const space = {
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
} as const;

export const radius = { sm: '6px', md: '10px', lg: '16px', xl: '24px', pill: '999px' } as const;

/** Warm shadows in the light scheme; in the dark one elevation is a lighter surface with a deeper shadow. */
export const elevation = {
  light: {
    '1': '0 1px 2px rgb(46 32 12 / 0.08), 0 1px 3px rgb(46 32 12 / 0.06)',
    '2': '0 2px 4px rgb(46 32 12 / 0.06), 0 6px 16px rgb(46 32 12 / 0.1)',
    '3': '0 4px 8px rgb(46 32 12 / 0.08), 0 16px 40px rgb(46 32 12 / 0.18)',
  },
  dark: {
    '1': '0 1px 2px rgb(0 0 0 / 0.5)',
    '2': '0 6px 16px rgb(0 0 0 / 0.5)',
    '3': '0 16px 40px rgb(0 0 0 / 0.6)',
  },
} as const;

export const duration = { quick: '120ms', calm: '200ms', slow: '320ms' } as const;
export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Widths in pixels. `md` is the specification's responsive breakpoint: 960. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1600 } as const;

/** Maximum widths of a page, a form and a text line. */
export const measure = { page: '1120px', form: '560px', text: '68ch' } as const;

/** Stacking order. MUI's modal is 1300, between `header` and `overlay`. */
export const layer = { sticky: '900', header: '1000', overlay: '1350', toast: '1400', skip: '1500' } as const;
