import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Runs `act` on a press outside of `root` while `active`. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, active: boolean, act: () => void): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) act();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
