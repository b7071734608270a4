import { useSyncExternalStore } from 'react';
import { type Dia, hoje } from '../../../domain/base/data';

const never = () => () => undefined;
const unknown = (): null => null;

/** Today in the company's time zone; null in the prerendered page and until hydration. */
export const useHoje = (): Dia | null => useSyncExternalStore(never, hoje, unknown);
