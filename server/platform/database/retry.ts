import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 5;
/** Serialization failure and deadlock: the engine asks to try again. */
const RETRYABLE = new Set(['40001', '40P01']);

/** The code of an error: a SQLSTATE, or the system's own (`EEXIST`). */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the engine asks to try again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error) ?? '');

/** Runs `work` again, after a short random wait, while the engine asks for it. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
