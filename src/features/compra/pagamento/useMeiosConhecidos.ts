import { useEffect, useReducer } from 'react';
import { useMeiosQuery } from '../../../store/api/meios';

/** Longest wait for the offered means: without them the rest is shown, and what comes later moves it. */
const ESPERA_MS = 3_000;

export interface MeiosConhecidos {
  /** True once it is known which means are offered, so that all that stands below the choice comes at once. */
  isKnown: boolean;
  /** True where the shop takes wallets and the browser may have some. */
  hasCarteiras: boolean;
  /** To be called once it is known whether the browser has one of them. */
  onCarteiras: () => void;
}

/** The means beside those of the choice, as they become known. */
export function useMeiosConhecidos(): MeiosConhecidos {
  const { data, isLoading } = useMeiosQuery();
  const [known, onCarteiras] = useReducer(() => true, false);
  useEffect(() => {
    const timer = setTimeout(onCarteiras, ESPERA_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasCarteiras = 'PaymentRequest' in window && !!data?.carteiras.length;
  return { isKnown: known || !(isLoading || hasCarteiras), hasCarteiras, onCarteiras };
}
