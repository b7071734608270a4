import { OAUTH_WAIT_MS } from '../../domain/constantes';

const LOCK = 'itape-sessao';

/** The part of the Web Locks API that is used; older browsers and tests have none. */
interface Locks {
  request: <T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>) => Promise<T>;
}

const locksOf = (browser: Partial<Pick<Navigator, 'locks'>>): Locks | null =>
  (browser.locks as Locks | undefined) ?? null;

/**
 * One tab at a time: Amplify knows only of its own page, and two pages that spend one refresh token would look like
 * theft. A tab that does not let go (frozen, stuck) is not waited for longer than a sign-in is; nor is there anything
 * to wait for without locks: then the provider's grace for a token just rotated keeps both in.
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
