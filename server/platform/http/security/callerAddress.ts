import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trustProxy';

/**
 * Reads a caller's address from a request that Fastify has not read, as its `request.ip` would. Undefined where proxies are
 * trusted by their networks: those are Fastify's to compare.
 */
export function callerAddress(trusted: TrustedProxies): ((request: IncomingMessage) => string) | undefined {
  if (Array.isArray(trusted)) return undefined;
  return ({ socket: { remoteAddress = '' }, headers }) => {
    if (trusted === false) return remoteAddress;
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    // The nearest first: each proxy adds the address before it at the end.
    const way = [
      remoteAddress,
      ...named
        .map((one) => one.trim())
        .filter(Boolean)
        .reverse(),
    ];
    const last = way.findIndex((address, hop) => !trusted(address, hop));
    return way[last === -1 ? way.length - 1 : last] ?? remoteAddress;
  };
}
