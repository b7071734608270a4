import type { Recording } from './recording';

/** A request to the simulated API. */
export interface ApiRequest {
  method: Recording['method'];
  /** Path below `/api`, with its query. */
  path: string;
  body: unknown;
  /** Idempotency key; null without one. */
  chave: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** `offline`: the request fails. `never`: it stays pending. */
export type Failure = 'offline' | 'never';
export type Answer = Reply | Failure | ((request: ApiRequest) => Reply | Failure | Promise<Reply | Failure>);
/** Answers that override recordings, by `METHOD /path`. */
export type Api = Record<string, Answer>;
