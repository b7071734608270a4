import type { ReactNode } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectResponsivo } from '../store/interface';
import { Responsive } from '../ui/breakpoint/responsive';

/** The store's responsive mode (spec §2) for everything on screen: what it lays out, and what its toggle closes. */
export function ResponsiveMode({ children }: { children: ReactNode }) {
  return <Responsive value={useAppSelector(selectResponsivo)}>{children}</Responsive>;
}
