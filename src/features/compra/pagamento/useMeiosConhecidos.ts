import { useMeiosQuery } from '../../../store/api/meios';
import { useReveal } from '../../../ui/reveal/useReveal';

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
  const [isRevealed, onCarteiras] = useReveal();
  const hasCarteiras = 'PaymentRequest' in window && !!data?.carteiras.length;
  return { isKnown: isRevealed || !(isLoading || hasCarteiras), hasCarteiras, onCarteiras };
}
