import type { ReactNode } from 'react';
import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { componentDefaults } from './componentStyles';
import { muiTheme } from './theme';

export interface MuiThemeProps {
  children: ReactNode;
}

/**
 * Hands the brand to MUI's parts. Each component that uses MUI wraps itself, instead of the whole app being wrapped:
 * so the first page, which uses none, loads neither MUI nor emotion. Only contexts, no work: MUI's own ThemeProvider
 * would write the variables again and listen to the system's scheme, once a field.
 */
export function MuiTheme({ children }: MuiThemeProps) {
  return (
    <ThemeContext value={muiTheme}>
      <DefaultPropsProvider value={componentDefaults}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
