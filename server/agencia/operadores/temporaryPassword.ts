import { randomInt } from 'node:crypto';

// Characters that look alike on a screen are left out.
const MANIFESTACOES = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/** A password of fourteen readable characters with over 70 bits, which meets every policy of the pool. */
export const newTemporaryPassword = (): string =>
  [4, 4, 4].map((length) => Array.from({ length }, () => pick(MANIFESTACOES)).join('')).join('-') +
  pick(DIGITS) +
  pick(DIGITS);
