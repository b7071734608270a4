import type { ReactNode } from 'react';
import './fonts.css';
import './variables.css';
import './base.css';

export interface AppThemeProps {
  children: ReactNode;
}

/**
 * The brand's stylesheets around the app. Light or dark is decided in CSS, so that a prerendered page is right in both;
 * MUI's theme is provided by the components that use it (`MuiTheme`).
 */
export function AppTheme({ children }: AppThemeProps) {
  return children;
}
