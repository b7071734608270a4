import { useSyncExternalStore } from 'react';
import { type Dia, hoje } from '../../../domain/base/data';
import { useClock } from '../../../store/clock';

const never = () => () => undefined;
const unknown = (): null => null;

/** Today at the company; null in the prerendered page and until hydration, since the markup is the same on every day. */
export function useHydratedHoje(): Dia | null {
  const clock = useClock();
  return useSyncExternalStore(never, () => hoje(clock.now()), unknown);
}
