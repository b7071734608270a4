import { createContext, useContext, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens';

/**
 * Whether the interface is in responsive mode: under 960 px. The app provides it from its store, so that the layout and
 * what closes by it change in one step; null where nobody does, as for a component on its own in the book.
 */
export const Responsive = createContext<boolean | null>(null);

const wide = (): MediaQueryList | undefined => window.matchMedia?.(`(min-width: ${breakpoints.md}px)`);

function subscribe(listener: () => void): () => void {
  const list = wide();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

const isNarrow = (): boolean => wide()?.matches === false;
/** What is rendered at build time is for any window. */
const isNarrowAtBuild = (): boolean => false;

/** Responsive mode as the app says it, else as the window is. */
export function useResponsive(): boolean {
  const given = useContext(Responsive);
  const own = useSyncExternalStore(subscribe, isNarrow, isNarrowAtBuild);
  return given ?? own;
}
