import { useSyncExternalStore } from 'react';
import { diaEm, type Dia } from '../../domain/data';

const never = () => () => undefined;
const today = (): Dia => diaEm(new Date(), 'America/Sao_Paulo');
const unknown = (): null => null;

/** The day it is, in the company's books. Null in the prerendered page, which knows no day, and until it is alive. */
export const useHoje = (): Dia | null => useSyncExternalStore(never, today, unknown);
