import { sign, type KeyObject } from 'node:crypto';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that our server says who it is with: ES256 or RS256, as the key is. */
export function signJwt(header: { kid?: string }, claims: object, key: KeyObject): string {
  const alg = key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256';
  const text = `${encode({ alg, typ: 'JWT', ...header })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** Seconds since 1970, as a token counts. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
