import { createHmac, randomBytes } from 'node:crypto';
import { G, K, N, fromHex, hashOfHex, modPow, padHex, sha256Hex } from '../passwords/srpGroup';

export interface SrpClient {
  publicA: string;
  /** The answer to PASSWORD_VERIFIER, for the parameters that the challenge came with. */
  answer: (challenge: Record<string, string>, password: string) => Record<string, string>;
}

/** The client's half of Cognito's SRP, as Amplify does it in the browser: S = (B − k·gˣ)^(a + u·x). */
export function createSrpClient(poolName = 'ItapeLocal', a = fromHex(randomBytes(64).toString('hex'))): SrpClient {
  const A = modPow(G, a);
  return {
    publicA: A.toString(16),
    answer: (challenge, password) => {
      const { SRP_B = '', SALT = '', SECRET_BLOCK = '', USER_ID_FOR_SRP: userId = '' } = challenge;
      const B = fromHex(SRP_B);
      const u = hashOfHex(padHex(A) + padHex(B));
      const x = hashOfHex(padHex(fromHex(SALT)) + sha256Hex(`${poolName}${userId}:${password}`));
      const base = (((B - K * modPow(G, x)) % N) + N) % N;
      const S = modPow(base, a + u * x);
      const prk = createHmac('sha256', Buffer.from(padHex(u), 'hex'))
        .update(Buffer.from(padHex(S), 'hex'))
        .digest();
      const key = createHmac('sha256', prk).update('Caldera Derived Key\x01', 'latin1').digest().subarray(0, 16);
      const timestamp = 'Sat Nov 21 09:00:00 UTC 2026';
      const signature = createHmac('sha256', key)
        .update(poolName + userId)
        .update(Buffer.from(SECRET_BLOCK, 'base64'))
        .update(timestamp)
        .digest('base64');
      return {
        USERNAME: userId,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        TIMESTAMP: timestamp,
        PASSWORD_CLAIM_SIGNATURE: signature,
      };
    },
  };
}
