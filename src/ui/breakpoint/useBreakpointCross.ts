import { useEffect, useRef } from 'react';
import { breakpoints } from '../theme/tokens';

/** Runs `onCross` whenever the window's width crosses the responsive breakpoint, 960 px, in either direction. */
export function useBreakpointCross(onCross: () => void): void {
  const latest = useRef(onCross);
  useEffect(() => {
    latest.current = onCross;
  });
  useEffect(() => {
    const wide = window.matchMedia?.(`(min-width: ${breakpoints.md}px)`);
    const report = () => latest.current();
    wide?.addEventListener('change', report);
    return () => wide?.removeEventListener('change', report);
  }, []);
}
