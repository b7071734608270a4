import type { FastifyReply } from 'fastify';

/** Adds a request header to those that an answer depends on; `reply.header` would replace the ones set before. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}
