import { PixUnavailable, type PixPort } from '../../pagamento/pix/pixPort';

/** Consecutive failures after which the breaker opens. */
const FAILURES = 5;
/** How long the breaker stays open by default; then one call is let through. */
const PIX_REST_MS = 30_000;

export interface GuardedPix {
  pix: PixPort;
  /** False while the breaker is open. */
  isAvailable: () => boolean;
}

/**
 * A circuit breaker. After five failures in a row every call fails at once for half a minute, so that the buyer
 * may pay by another method meanwhile. Then one call is let through; its success lets all calls through.
 */
export function createPixBreaker(pix: PixPort, now: () => number = Date.now, restMs: number = PIX_REST_MS): GuardedPix {
  let failures = 0;
  let restUntil = 0;
  let isTrying = false;

  const isAvailable = (): boolean => failures < FAILURES;
  const mayAsk = (): boolean => isAvailable() || (!isTrying && now() >= restUntil);

  const guard =
    <A extends unknown[], R>(ask: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (!mayAsk()) throw new PixUnavailable('the provider is left alone for a while');
      isTrying = !isAvailable();
      try {
        const answer = await ask(...args);
        failures = 0;
        return answer;
      } catch (error) {
        if (isAway(error)) {
          failures += 1;
          restUntil = now() + restMs;
        }
        throw error;
      } finally {
        isTrying = false;
      }
    };

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
