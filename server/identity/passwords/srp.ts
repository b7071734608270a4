/**
 * The server's half of the SRP-6a variant that Amazon Cognito uses: SHA-256, two's-complement hex padding and
 * HKDF with the label "Caldera Derived Key". The password never reaches the server, nor is it stored.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { G, K, N, fromHex, hashOfHex, modPow, padHex, sha256Hex } from './srpGroup';

/** The stored salt and verifier of a password, both in hex. */
export interface PasswordRecord {
  salt: string;
  verifier: string;
}

export interface SrpIdentity {
  poolName: string;
  userId: string;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

function verifierOf({ poolName, userId }: SrpIdentity, password: string, salt: bigint): bigint {
  const inner = sha256Hex(`${poolName}${userId}:${password}`);
  return modPow(G, hashOfHex(padHex(salt) + inner));
}

/** Salts a new password. */
export function createPasswordRecord(identity: SrpIdentity, password: string): PasswordRecord {
  const salt = fromHex(randomHex(16));
  return { salt: salt.toString(16), verifier: verifierOf(identity, password, salt).toString(16) };
}

/** Checks a password that came in clear (USER_PASSWORD_AUTH, the hosted login). */
export function passwordMatches(identity: SrpIdentity, password: string, record: PasswordRecord): boolean {
  const candidate = Buffer.from(padHex(verifierOf(identity, password, fromHex(record.salt))));
  const expected = Buffer.from(padHex(fromHex(record.verifier)));
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}

/**
 * A stable decoy for an address without an account, so that neither the id nor the salt of a challenge reveals
 * whether there is one. No password matches it.
 */
export function decoy(secret: string, username: string): { userId: string; record: PasswordRecord } {
  const h = createHmac('sha256', secret).update(username.trim().toLowerCase()).digest('hex');
  const userId = `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`;
  return { userId, record: { salt: h.slice(32), verifier: modPow(G, fromHex(randomHex(32))).toString(16) } };
}

/** One sign-in under way; numbers in hex. */
export interface SrpHandshake {
  clientA: string;
  serverB: string;
  secretB: string;
  record: PasswordRecord;
  secretBlock: string;
}

/** Answers the client's public value; null for one that the protocol forbids (A mod N = 0). */
export function startHandshake(clientA: string, record: PasswordRecord): SrpHandshake | null {
  if (!/^[0-9a-f]{1,768}$/i.test(clientA) || fromHex(clientA) % N === 0n) return null;
  const secretB = fromHex(randomHex(32));
  const serverB = (K * fromHex(record.verifier) + modPow(G, secretB)) % N;
  return {
    clientA,
    serverB: serverB.toString(16),
    secretB: secretB.toString(16),
    record,
    secretBlock: randomBytes(64).toString('base64'),
  };
}

/** The key that both sides reach only if the client knew the password. */
function sessionKey(handshake: SrpHandshake): Buffer | null {
  const A = fromHex(handshake.clientA);
  const u = hashOfHex(padHex(A) + padHex(fromHex(handshake.serverB)));
  if (u === 0n) return null;
  const S = modPow(A * modPow(fromHex(handshake.record.verifier), u), fromHex(handshake.secretB));
  const prk = createHmac('sha256', Buffer.from(padHex(u), 'hex'))
    .update(Buffer.from(padHex(S), 'hex'))
    .digest();
  return createHmac('sha256', prk).update('Caldera Derived Key\x01', 'latin1').digest().subarray(0, 16);
}

/** True when the client's signature of the challenge was made with the shared key. */
export function signatureMatches(
  { poolName, userId }: SrpIdentity,
  handshake: SrpHandshake,
  timestamp: string,
  signature: string,
): boolean {
  const key = sessionKey(handshake);
  if (!key) return false;
  const expected = createHmac('sha256', key)
    .update(poolName)
    .update(userId)
    .update(Buffer.from(handshake.secretBlock, 'base64'))
    .update(timestamp)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
