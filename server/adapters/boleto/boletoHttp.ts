import { BoletoUnavailable } from '../../pagamento/boleto/boletoPort';
import { createBearerCaller, type ClientCredentials } from '../../platform/http/outgoing/clientCredentials';
import type { Fetch } from '../../platform/http/outgoing/fetch';

/** An answer of the bank; the caller interprets it. */
export interface BoletoAnswer {
  status: number;
  body: unknown;
}

export type BoletoCall = (method: string, path: string, body?: unknown) => Promise<BoletoAnswer>;

/** Calls the bank. Without a readable answer (no connection, timeout, no JSON, a 5xx) the result is unknown. */
export function createBoletoCaller(credentials: ClientCredentials, fetch: Fetch): BoletoCall {
  const unavailable = (reason: string) => new BoletoUnavailable(reason);
  const call = createBearerCaller({ credentials, fetch, unavailable });
  return async (method, path, body) => read(await call(method, path, body));
}

async function read(response: Response): Promise<BoletoAnswer> {
  const { status } = response;
  if (status >= 500) throw new BoletoUnavailable(`the bank answered ${status}`);
  if (status === 204) return { status, body: null };
  try {
    return { status, body: await response.json() };
  } catch (error) {
    throw new BoletoUnavailable(`the bank cannot be read: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
