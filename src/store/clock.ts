import { createContext, useContext } from 'react';
import { type Dia, hoje } from '../domain/base/data';
import type { ClockPort } from '../services/ports';

export const ClockContext = createContext<ClockPort | null>(null);

/** The application's clock. Screens read the time from no other, so that tests and stories set it. */
export function useClock(): ClockPort {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useClock needs a ClockContext above it');
  return clock;
}

/** Today at the company, as of this render. An event handler reads the clock itself: `hoje(clock.now())`. */
export const useHoje = (): Dia => hoje(useClock().now());
