import { randomBytes } from 'node:crypto';

/** A name of letters only after its kind, so that it is not mistaken for a card number. */
export const newName = (kind: string): string =>
  `${kind}_${[...randomBytes(26)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
