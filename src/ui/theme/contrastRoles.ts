import { tone } from './tokens';
import type { Roles } from './tokens';

/**
 * High contrast, for people who request more contrast in their system. Text has at least 7:1 (AAA), borders 4.5:1, and
 * differences of background get a line.
 */
const contrast: Roles = {
  page: '#ffffff',
  surface: '#ffffff',
  sunken: '#f4f1ea',
  raised: '#ffffff',
  ink: '#000000',
  inkMuted: '#2a251e',
  inkDisabled: '#45403a',
  line: '#5a5349',
  lineStrong: '#1c1812',
  focus: '#0b3fc0',
  brand: {
    surface: '#00261f',
    deep: '#001813',
    on: '#ffffff',
    muted: '#e6f5f0',
    accent: '#ffd24a',
    onAccent: '#1a1100',
    line: '#8fc4b6',
  },
  primary: tone('#00463b', '#002e26', '#00594b', '#ffffff', '#e3f2ed', '#00332a'),
  accent: tone('#7a2600', '#591b00', '#8f3200', '#ffffff', '#ffeadd', '#591b00'),
  success: tone('#0b4a1e', '#063315', '#12612a', '#ffffff', '#e3f5e5', '#063315'),
  warning: tone('#5c3a00', '#422900', '#704800', '#ffffff', '#fff2d6', '#422900'),
  danger: tone('#8a0025', '#66001b', '#a3062f', '#ffffff', '#ffe8ec', '#66001b'),
  info: tone('#0a3f69', '#062c4b', '#0f5084', '#ffffff', '#e4f1fb', '#062c4b'),
};

const contrastDark: Roles = {
  page: '#000000',
  surface: '#0b0a08',
  sunken: '#000000',
  raised: '#171511',
  ink: '#ffffff',
  inkMuted: '#ebe4d8',
  inkDisabled: '#c2baad',
  line: '#a89f90',
  lineStrong: '#ebe4d8',
  focus: '#ffd24a',
  brand: {
    surface: '#001f1a',
    deep: '#000f0c',
    on: '#ffffff',
    muted: '#dcf3ec',
    accent: '#ffd24a',
    onAccent: '#1a1100',
    line: '#8fc4b6',
  },
  primary: tone('#8ff0dc', '#b5f7ea', '#d0fbf2', '#00201a', '#00302a', '#d5fff6'),
  accent: tone('#ffb894', '#ffd0b8', '#ffe0d0', '#2b0f00', '#431b06', '#ffe3d5'),
  success: tone('#9de8b0', '#c0f3cc', '#d6f8de', '#00210b', '#063318', '#daffe3'),
  warning: tone('#ffd479', '#ffe3a8', '#ffedc9', '#231700', '#3b2900', '#ffeec9'),
  danger: tone('#ffb3c2', '#ffd0d9', '#ffe2e8', '#33000c', '#4c0a18', '#ffe0e6'),
  info: tone('#a8d6fa', '#c9e6fc', '#dff1fe', '#001a2e', '#062c45', '#dcefff'),
};

/** Colours by role for more contrast, on light and dark systems. */
export const contrastRoles = { contrast, contrastDark } as const;

/** Borders in place of shadows, which are too faint. */
export const contrastElevation = {
  contrast: { '1': `0 0 0 1px ${contrast.line}`, '2': `0 0 0 1px ${contrast.line}`, '3': `0 0 0 2px ${contrast.line}` },
  contrastDark: {
    '1': `0 0 0 1px ${contrastDark.line}`,
    '2': `0 0 0 1px ${contrastDark.line}`,
    '3': `0 0 0 2px ${contrastDark.line}`,
  },
} as const;
