import type { Theme } from '@mui/material/styles';
import { contrastElevation, contrastRoles } from './contrastRoles';
import { brandTheme } from './theme';

/** The brand in high contrast. Used by `writeVariables.ts` only: in the browser just the variables change. */
export const contrastTheme: Theme = brandTheme(
  { role: contrastRoles.contrast, elevation: contrastElevation.contrast },
  { role: contrastRoles.contrastDark, elevation: contrastElevation.contrastDark },
);
