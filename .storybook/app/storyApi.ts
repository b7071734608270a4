import type { Recording } from './recording';

/** A request of a screen to the played API. */
export interface ApiRequest {
  method: Recording['method'];
  /** Below `/api`, with its query. */
  path: string;
  body: unknown;
  /** The idempotency key; null without one. */
  chave: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** `offline`: nothing comes back. `never`: it is still awaited. */
export type Failure = 'offline' | 'never';
export type Answer = Reply | Failure | ((request: ApiRequest) => Reply | Failure | Promise<Reply | Failure>);
/** Other answers than the recorded ones, by `METHOD /path`. */
export type Api = Record<string, Answer>;
