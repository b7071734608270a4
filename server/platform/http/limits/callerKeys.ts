import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Maximum length of a device's id; our own are shorter. */
const MAX_DEVICE = 100;

/** A subscriber's whole IPv6 network (/64) counts as one address, an IPv4 address written as IPv6 as itself. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The device that a request names, or its address where it names neither device nor account: leaving a header out
 * must not be a way around a limit.
 */
export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string | null {
  const device = headers['x-dispositivo'];
  if (typeof device === 'string' && device !== '' && device.length <= MAX_DEVICE) return device;
  return headers.authorization === undefined ? `@${networkOf(ip)}` : null;
}

/** The key of a count, hashed so that it does not reveal the person. */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27);
