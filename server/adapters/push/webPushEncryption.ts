import { createCipheriv, createECDH, createHmac, randomBytes, type ECDH } from 'node:crypto';

const RECORD_SIZE = 4096;
const CURVE = 'prime256v1';

/** A browser's keys, in base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** The random inputs of a message; only a test that compares with the standard's example sets them. */
export interface Ephemeral {
  salt: Buffer;
  keys: ECDH;
}

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const info = (text: string): Buffer => Buffer.from(`${text}\0\u0001`);

function fresh(): Ephemeral {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { salt: randomBytes(16), keys };
}

/** A message that this browser alone can open (RFC 8291, `aes128gcm` of RFC 8188): the push service sees its length. */
export function encryptForBrowser(text: string, { p256dh, auth }: SubscriptionKeys, { salt, keys } = fresh()): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const shared = keys.computeSecret(theirs);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours, Buffer.from([1])]);
  const secret = hmac(hmac(Buffer.from(auth, 'base64url'), shared), keyInfo);
  const pseudoRandom = hmac(salt, secret);
  const key = hmac(pseudoRandom, info('Content-Encoding: aes128gcm')).subarray(0, 16);
  const nonce = hmac(pseudoRandom, info('Content-Encoding: nonce')).subarray(0, 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A 2 ends the last record, which is also the first.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed]);
}
