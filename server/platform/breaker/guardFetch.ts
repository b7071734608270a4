import type { Fetch } from '../http/outgoing/fetch';
import { BreakerOpen, type OpenBreaker } from './breaker';

/**
 * `fetch` of one provider behind a circuit breaker. The provider is away where it does not answer, or answers with 5xx; a
 * refusal (4xx), however many of them, is an answer.
 */
export function guardFetch(open: OpenBreaker, fetch: Fetch): Fetch {
  const { guard } = open({
    isAway: () => true,
    closed: () => new BreakerOpen('the provider is left alone for a while'),
  });
  const ask = guard(async (url: string, init: RequestInit): Promise<Response> => {
    const reply = await fetch(url, init);
    if (reply.status >= 500) throw new ServerError(reply);
    return reply;
  });
  return (url, init) =>
    ask(url, init).catch((error: unknown) => {
      if (error instanceof ServerError) return error.reply;
      throw error;
    });
}

/** An answer with 5xx on its way past the breaker; the caller gets the answer. */
class ServerError extends Error {
  readonly reply: Response;

  constructor(reply: Response) {
    super(`answered ${reply.status}`);
    this.reply = reply;
  }
}
