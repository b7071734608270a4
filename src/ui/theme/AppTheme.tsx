import type { ReactNode } from 'react';
import './variables.css';
import './base.css';

export interface AppThemeProps {
  children: ReactNode;
}

/**
 * The brand around the whole app: stylesheets and nothing else. Light or dark is theirs to decide, so a page
 * prerendered on a server is right in both; MUI's theme comes with the parts that need it (`MuiTheme`).
 */
export function AppTheme({ children }: AppThemeProps) {
  return children;
}
