import { codeOf } from './retry';

const UNIQUE_VIOLATION = '23505';

/** The unique constraint or index that a statement violated; null for any other error. */
function clashOf(error: unknown): string | null {
  if (codeOf(error) !== UNIQUE_VIOLATION) return null;
  const isNamed = typeof error === 'object' && error !== null && 'constraint' in error;
  return isNamed && typeof error.constraint === 'string' ? error.constraint : null;
}

/**
 * For `.catch`: turns the violation of one named constraint into a refusal, and rethrows anything else. The transaction
 * is aborted by then, so the refusal has to leave it.
 */
export const refuseClash =
  (constraint: string, refusal: () => Error) =>
  (error: unknown): never => {
    throw clashOf(error) === constraint ? refusal() : error;
  };

/** Whether an error is the violation of a unique constraint or index, whichever. */
export const isUniqueClash = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;
