import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createItapeTheme } from './theme';
import './base.css';

export interface AppThemeProps {
  children: ReactNode;
}

// `media`: the scheme is the stylesheet's matter alone, so a page prerendered on a server is right in both.
const theme = createItapeTheme({ colorSchemeSelector: 'media' });

/** The brand around the whole app. Nothing is stored: light or dark follows the person's system. */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme} storageManager={null} disableTransitionOnChange>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
