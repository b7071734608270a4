import { OAUTH_WAIT_MS } from '../../../domain/base/constantes';

const LOCK = 'itape-sessao';

/** The subset of the Web Locks API in use; absent in older browsers and tests. */
interface Locks {
  request: <T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>) => Promise<T>;
}

const locksOf = (browser: Partial<Pick<Navigator, 'locks'>>): Locks | null =>
  (browser.locks as Locks | undefined) ?? null;

/**
 * Runs the work in one tab at a time, since two tabs spending the same refresh token would be treated as theft. After
 * OAUTH_WAIT_MS without the lock, or in a browser without locks, the work runs anyway and relies on the provider's
 * grace period for rotated tokens.
 */
export async function alone<T>(work: () => Promise<T>, locks: Locks | null = locksOf(navigator)): Promise<T> {
  if (!locks) return work();
  let begun: Promise<T> | null = null;
  const begin = () => (begun ??= work());
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(OAUTH_WAIT_MS) }, begin);
  } catch (error) {
    if (begun) throw error;
    return begin();
  }
}
