import { createContext, useContext, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens';

/**
 * True in responsive mode, below 960 px. Provided by the app from its store, so that layout and overlays change in one
 * step; null without a provider, as for a single component in the book.
 */
export const Responsive = createContext<boolean | null>(null);

const wide = (): MediaQueryList | undefined => window.matchMedia?.(`(min-width: ${breakpoints.md}px)`);

function subscribe(listener: () => void): () => void {
  const list = wide();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

const isNarrow = (): boolean => wide()?.matches === false;
/** Prerendering has no window, so it uses the wide layout. */
const isNarrowAtBuild = (): boolean => false;

const ignore = () => () => undefined;

/** Responsive mode from the provider, else from the window, which lays the page out to answer. */
export function useResponsive(): boolean {
  const given = useContext(Responsive);
  const isGiven = given !== null;
  const own = useSyncExternalStore(isGiven ? ignore : subscribe, isGiven ? isNarrowAtBuild : isNarrow, isNarrowAtBuild);
  return given ?? own;
}
