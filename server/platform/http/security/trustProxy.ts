import { isIP } from 'node:net';

/** Whether the peer at this distance (0 is the socket's own) may name the address before it. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** The meaning of `TRUST_PROXY`: no proxy, a number of nearest hops, or the proxies of these networks. */
export type TrustedProxies = false | TrustProxy | string[];

const MAX_HOPS = 10;
/** Networks by their names in proxy-addr. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads `TRUST_PROXY`: empty trusts no proxy, `2` trusts the two nearest hops, `10.0.0.0/8, loopback` trusts proxies at
 * these addresses. No value trusts every proxy, since a client could then forge its own address.
 * @throws with a message fit for a terminal where the text is none of these.
 */
export function readTrustProxy(text: string | undefined): TrustedProxies {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
  const [first] = entries;
  if (first === undefined) return false;
  if (entries.length === 1 && /^\d+$/.test(first)) return trustHops(Number(first));
  for (const entry of entries) if (!isNetwork(entry)) throw invalid(entry);
  return entries;
}

/** Fastify refuses a bare number, since it cannot know the peer; here the operator says that only proxies connect. */
function trustHops(hops: number): TrustedProxies {
  if (hops > MAX_HOPS) throw invalid(String(hops));
  return hops === 0 ? false : (_address, hop) => hop < hops;
}

function isNetwork(entry: string): boolean {
  if (NAMED.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = Number(prefix);
  // A prefix of 0 bits would include every address.
  return /^\d{1,3}$/.test(prefix) && bits > 0 && bits <= (version === 4 ? 32 : 128);
}

const invalid = (entry: string): Error =>
  new Error(`TRUST_PROXY inválida: ${entry}. Use um número de saltos (1 a ${MAX_HOPS}) ou endereços como 10.0.0.0/8.`);
