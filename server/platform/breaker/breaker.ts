/** Consecutive failures after which a breaker opens. */
const FAILURES = 5;
/** How long a breaker stays open by default; then one call is let through. */
const REST_MS = 30_000;

export interface BreakerOptions {
  /** Whether an error means that the provider is away; a refusal is a success of the connection. */
  isAway: (error: unknown) => boolean;
  /** The error of a call that is not made while the breaker is open. */
  closed: () => Error;
  now?: (() => number) | undefined;
  restMs?: number | undefined;
  /** Hears of each failure that leaves the breaker open, and of the answer that closes it. */
  onState?: ((isOpen: boolean) => void) | undefined;
}

export interface Breaker {
  /** Wraps a call of the provider. */
  guard: <A extends unknown[], R>(ask: (...args: A) => Promise<R>) => (...args: A) => Promise<R>;
  /** False while the breaker is open. */
  isAvailable: () => boolean;
}

/** Makes the breaker of one provider; the caller has bound what all breakers share. */
export type OpenBreaker = (options: BreakerOptions) => Breaker;

/** The call was not made: its provider is left alone for a while. */
export class BreakerOpen extends Error {
  override readonly name = 'BreakerOpen';
}

/**
 * A circuit breaker of a provider. After five failures in a row every call fails at once for half a minute, so that
 * nobody waits for a provider that is away. Then one call is let through; its answer, also a refusal, lets all calls
 * through.
 */
export function createBreaker({ isAway, closed, now = Date.now, restMs = REST_MS, onState }: BreakerOptions): Breaker {
  let failures = 0;
  let restUntil = 0;
  let isTrying = false;

  const isAvailable = (): boolean => failures < FAILURES;
  const mayAsk = (): boolean => isAvailable() || (!isTrying && now() >= restUntil);
  const answered = (): void => {
    if (!isAvailable()) onState?.(false);
    failures = 0;
  };
  const failed = (): void => {
    failures += 1;
    restUntil = now() + restMs;
    if (!isAvailable()) onState?.(true);
  };

  return {
    isAvailable,
    guard:
      (ask) =>
      async (...args) => {
        if (!mayAsk()) throw closed();
        const isTrial = !isAvailable();
        isTrying ||= isTrial;
        try {
          const answer = await ask(...args);
          answered();
          return answer;
        } catch (error) {
          if (isAway(error)) failed();
          else answered();
          throw error;
        } finally {
          if (isTrial) isTrying = false;
        }
      },
  };
}
