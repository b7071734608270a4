import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectResponsivo } from '../../store/aplicativo/interface';
import { Responsive } from '../../ui/breakpoint/responsive';

/** Provides the store's responsive mode (spec §2) to all components. */
export function ResponsiveMode({ children }: { children: ReactNode }) {
  return <Responsive value={useAppSelector(selectResponsivo)}>{children}</Responsive>;
}
