import { useSyncExternalStore } from 'react';
import { diaEm, type Dia } from '../../../domain/base/data';

const never = () => () => undefined;
const today = (): Dia => diaEm(new Date(), 'America/Sao_Paulo');
const unknown = (): null => null;

/** Today in the company's time zone; null in the prerendered page and until hydration. */
export const useHoje = (): Dia | null => useSyncExternalStore(never, today, unknown);
