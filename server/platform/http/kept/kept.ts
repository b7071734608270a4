import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { EncodedBody } from '../encodedBody';
import type { Headers } from '../security/securityHeaders';

/** A reply that is the same for everybody until it is replaced. */
export interface KeptReply {
  etag: string;
  /** Its headers besides the ETag and those that hold for every answer. */
  headers: Headers;
  body: EncodedBody;
}

/** The reply that is kept for a request at this moment, to the letter; undefined where the route is to make one. */
export type FindKept = (url: string, headers: IncomingHttpHeaders) => KeptReply | undefined;

/** An answer that was sent. */
export interface Answered {
  request: IncomingMessage;
  id: string;
  route: string;
  status: number;
  ms: number;
}

/** Notes an answer in the log and among the measures. */
export type Note = (answered: Answered) => void;

/** Answers from memory before Fastify reads a request: its hooks cost more than the bytes. */
export interface KeptReplies {
  /** Adds the kept replies of a route, which must be public. */
  add: (route: string, find: FindKept) => void;
  /** Nothing is answered from here before. */
  start: (note: Note) => void;
}
