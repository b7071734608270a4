import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const KEY_BYTES = 16;
/** 16 MB and about 30 ms for each guess: a fast hash would reveal one of a million codes within a second. */
const COST = { N: 2 ** 14, r: 8, p: 1 };

const derive = (codigo: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(codigo, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Hashes a code that people type, with a salt of its own, by scrypt. @returns salt and key, 64 hexadecimal digits. */
export async function hashCodigo(codigo: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return Buffer.concat([salt, await derive(codigo, salt)]).toString('hex');
}

/** Whether a stored hash is that of a code. */
export async function matchesCodigo(codigo: string, hash: string): Promise<boolean> {
  const stored = Buffer.from(hash, 'hex');
  if (stored.length !== SALT_BYTES + KEY_BYTES) return false;
  return timingSafeEqual(await derive(codigo, stored.subarray(0, SALT_BYTES)), stored.subarray(SALT_BYTES));
}
