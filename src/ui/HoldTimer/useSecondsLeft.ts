import { useEffect, useRef, useState } from 'react';

/** Twice a second, so that no second is skipped visually. */
const TICK_MS = 500;

/**
 * Whole seconds until an instant by the given clock. Recomputed at each tick instead of decremented,
 * so that it is right after sleep or throttling. Calls `onExpire` once.
 */
export function useSecondsLeft(expiresAt: number, now: () => number, onExpire?: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(expiresAt, now));
  const latest = useRef({ now, onExpire });
  useEffect(() => {
    latest.current = { now, onExpire };
  });
  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(expiresAt, latest.current.now);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      latest.current.onExpire?.();
    };
    // Applies a new instant at once instead of at the next tick.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [expiresAt]);
  return seconds;
}

const secondsUntil = (expiresAt: number, now: () => number) => Math.max(0, Math.ceil((expiresAt - now()) / 1000));
