import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import type { Database } from '../database/database';

const PREFIX = 'IT1';
const KEY_ID = 'embarque-1';

/** What the driver's reader must know without a network: which ticket, which coach, which seat. */
export interface BoardingClaims {
  bilheteId: string;
  viagemId: string;
  poltrona: number;
}

export interface BoardingCodes {
  /** `IT1.<claims>.<signature>`, Ed25519. */
  sign: (claims: BoardingClaims) => string;
  /** The claims of a code that we signed, else null. */
  read: (code: string) => BoardingClaims | null;
}

/** Signs and reads boarding codes with one key pair. */
export function createBoardingCodes(privateKey: KeyObject): BoardingCodes {
  const publicKey = createPublicKey(privateKey);
  return {
    sign({ bilheteId, viagemId, poltrona }) {
      const claims = Buffer.from(`${bilheteId}:${viagemId}:${poltrona}`).toString('base64url');
      return `${PREFIX}.${claims}.${sign(null, Buffer.from(`${PREFIX}.${claims}`), privateKey).toString('base64url')}`;
    },
    read(code) {
      const [prefix, claims, signature, ...rest] = code.split('.');
      if (prefix !== PREFIX || !claims || !signature || rest.length > 0) return null;
      if (!verify(null, Buffer.from(`${PREFIX}.${claims}`), publicKey, Buffer.from(signature, 'base64url')))
        return null;
      const [bilheteId, viagemId, poltrona] = Buffer.from(claims, 'base64url').toString('utf8').split(':');
      return bilheteId && viagemId ? { bilheteId, viagemId, poltrona: Number(poltrona) } : null;
    },
  };
}

/** The key outlives restarts in the database; the first process to ask makes it. */
export async function loadBoardingCodes({ db }: Database): Promise<BoardingCodes> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await db
    .insertInto('chave_embarque')
    .values({
      id: KEY_ID,
      privada: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publica: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db
    .selectFrom('chave_embarque')
    .select('privada')
    .where('id', '=', KEY_ID)
    .executeTakeFirstOrThrow();
  return createBoardingCodes(createPrivateKey(row.privada));
}
