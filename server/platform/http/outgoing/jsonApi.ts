import { createBearerCaller, type ClientCredentials } from './clientCredentials';
import type { Fetch } from './fetch';

/** An answer of the partner; the caller interprets it. */
export interface JsonAnswer {
  status: number;
  body: unknown;
}

export type JsonCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<JsonAnswer>;

/** Whether the partner did what it was asked. */
export const isDone = ({ status }: JsonAnswer): boolean => status >= 200 && status < 300;

/**
 * Calls a partner that speaks JSON, with a client-credentials token.
 * @param unavailable makes the error that is thrown where the result is unknown: no connection, timeout, no JSON, a 5xx.
 */
export function createJsonCaller(
  credentials: ClientCredentials,
  fetch: Fetch,
  unavailable: (why: string) => Error,
): JsonCall {
  const call = createBearerCaller({ credentials, fetch, unavailable });
  return async (method, path, body, headers) => {
    const response = await call(method, path, body, headers);
    const { status } = response;
    if (status >= 500) throw unavailable(`answered ${status}`);
    if (status === 204) return { status, body: null };
    try {
      return { status, body: await response.json() };
    } catch (error) {
      throw unavailable(`cannot be read: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  };
}
