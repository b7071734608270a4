import { randomBytes } from 'node:crypto';

/** A made-up institution; real ones have an ISPB of their own. */
const ISPB = '99999004';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const letters = (count: number): string =>
  [...randomBytes(count)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** `yyyyMMddHHmm` in UTC, as the instant payment system stamps its ids. */
const stamp = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 12);

/** End-to-end id: E, ISPB(8), minute(12), 11 letters or digits. */
export const newE2eid = (at: Date): string => `E${ISPB}${stamp(at)}${letters(11)}`;

/** Id of a refund between institutions: D, ISPB(8), minute(12), 11. */
export const newRtrId = (at: Date = new Date()): string => `D${ISPB}${stamp(at)}${letters(11)}`;
