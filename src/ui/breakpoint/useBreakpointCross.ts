import { useEffect, useRef } from 'react';
import { useResponsive } from './responsive';

/** Runs `onCross` when responsive mode changes: the window crossed 960 px in either direction. */
export function useBreakpointCross(onCross: () => void): void {
  const responsive = useResponsive();
  const latest = useRef(onCross);
  const before = useRef(responsive);
  useEffect(() => {
    latest.current = onCross;
  });
  useEffect(() => {
    if (before.current !== responsive) latest.current();
    before.current = responsive;
  }, [responsive]);
}
