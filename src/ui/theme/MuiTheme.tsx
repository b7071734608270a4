import type { ReactNode } from 'react';
import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { componentDefaults } from './componentStyles';
import { screenTheme } from './screenTheme';

export interface MuiThemeProps {
  children: ReactNode;
}

/**
 * Provides the brand to MUI components. Each component with MUI wraps itself instead of the whole app, so that the
 * first page, without any, loads neither MUI nor emotion. Contexts only, since MUI's ThemeProvider would write the
 * variables and listen to the colour scheme once per field.
 */
export function MuiTheme({ children }: MuiThemeProps) {
  return (
    <ThemeContext value={screenTheme}>
      <DefaultPropsProvider value={componentDefaults}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
