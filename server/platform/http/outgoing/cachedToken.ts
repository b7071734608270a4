/** A token renewed this long before it ends, so that no call carries one that expires on the way. */
const MARGIN_MS = 30_000;

/** A token as its provider gave it, or as we signed it. */
export interface FreshToken<T> {
  value: T;
  /** How long it is good for, counted from the request. */
  validMs: number;
}

/** The token of a provider's API, kept until it expires; all calls that wait for it share one request. */
export interface CachedToken<T> {
  /** The token at hand, or a new one where there is none or it is about to end. */
  current: () => Promise<T>;
  /**
   * The successor of a token that the provider refused. Where another call has replaced it already, that successor: one
   * refused token costs one request.
   */
  replace: (refused: T) => Promise<T>;
}

/**
 * Caches what `request` answers. A failed request rejects for the calls that waited for it and is forgotten, so that the
 * next call tries again.
 */
export function createCachedToken<T>(request: () => Promise<FreshToken<T>>): CachedToken<T> {
  let held: { value: T; untilMs: number } | null = null;
  let pending: Promise<T> | null = null;

  const renew = async (): Promise<T> => {
    const requestedAt = Date.now();
    const { value, validMs } = await request();
    held = { value, untilMs: requestedAt + validMs - MARGIN_MS };
    return value;
  };
  const current = async (): Promise<T> => {
    if (held !== null && Date.now() < held.untilMs) return held.value;
    pending ??= renew().finally(() => (pending = null));
    return pending;
  };
  return {
    current,
    replace: async (refused) => {
      if (held?.value === refused) held = null;
      return current();
    },
  };
}
