import type { Theme } from '@mui/material/styles';

/** Nested names of CSS variables; a leaf is a number. */
export interface VariableNames {
  [key: string]: VariableNames | number;
}

/** The data of the browser's theme (`screenTheme.ts`), taken from the complete one. */
export function themeData({ typography, zIndex, shadows, shape, breakpoints, transitions, vars }: Theme) {
  const { easing, duration } = transitions;
  return {
    typography,
    zIndex,
    shadows,
    shape,
    breakpoints: breakpoints.values,
    transitions: { easing, duration },
    variables: namesOf(vars ?? {}),
  };
}

function namesOf(values: object): VariableNames {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? namesOf(value) : 0,
    ]),
  );
}
