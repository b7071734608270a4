import { randomInt } from 'node:crypto';

// Without characters that are mistaken for one another when read from a screen.
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/** Fourteen characters that can be read out, over 70 bits, and within every policy of the pool. */
export const newTemporaryPassword = (): string =>
  [4, 4, 4].map((length) => Array.from({ length }, () => pick(LETTERS)).join('')).join('-') +
  pick(DIGITS) +
  pick(DIGITS);
