import { PixUnavailable, type PixPort } from '../../pagamento/pix/pixPort';
import { createBreaker, type OpenBreaker } from '../../platform/breaker/breaker';

export interface GuardedPix {
  pix: PixPort;
  /** False while the breaker is open. */
  isAvailable: () => boolean;
}

/** The provider of Pix behind a circuit breaker, so that the buyer may pay by another method while it is away. */
export function createPixBreaker(pix: PixPort, now?: () => number, open: OpenBreaker = createBreaker): GuardedPix {
  const closed = () => new PixUnavailable('the provider is left alone for a while');
  const { guard, isAvailable } = open({ isAway, closed, now });
  return {
    isAvailable,
    pix: {
      createCobranca: guard(pix.createCobranca),
      findCobranca: guard(pix.findCobranca),
      removeCobranca: guard(pix.removeCobranca),
      refund: guard(pix.refund),
      registerWebhook: guard(pix.registerWebhook),
    },
  };
}

/** A failure is a missing answer or a 5xx; a refusal of the request is a success of the connection. */
const isAway = (error: unknown): boolean =>
  error instanceof PixUnavailable && (error.status === null || error.status >= 500);
