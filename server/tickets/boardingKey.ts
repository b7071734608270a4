import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { lerCodigoEmbarque, textoAssinado, type ClaimsEmbarque } from '../../src/domain/embarque';
import type { ChaveEmbarque } from '../../src/domain/wire/embarque';
import type { Database } from '../database/database';

const KEY_PREFIX = 'embarque-';
const KEY_ID = '1';

/** What a ticket's code says; which key signs it is ours to add. */
export type BoardingClaims = Omit<ClaimsEmbarque, 'chave'>;

export interface BoardingCodes {
  /** `IT1.<claims>.<signature>`, Ed25519. */
  sign: (claims: BoardingClaims) => string;
  /** The claims of a code that we signed, else null. */
  read: (code: string) => ClaimsEmbarque | null;
  /** What the door needs to believe us without a network. */
  publicKeys: readonly ChaveEmbarque[];
}

/** Signs and reads boarding codes with one key pair. */
export function createBoardingCodes(privateKey: KeyObject, chave = KEY_ID): BoardingCodes {
  const publicKey = createPublicKey(privateKey);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    publicKeys: [{ id: chave, publica: x }],
    sign(claims) {
      const text = textoAssinado({ ...claims, chave });
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    },
    read(code) {
      const parts = lerCodigoEmbarque(code);
      if (parts?.claims.chave !== chave) return null;
      return verify(null, Buffer.from(parts.assinado), publicKey, parts.assinatura) ? parts.claims : null;
    },
  };
}

/** The key outlives restarts in the database; the first process to ask makes it. */
export async function loadBoardingCodes({ db }: Database): Promise<BoardingCodes> {
  const id = KEY_PREFIX + KEY_ID;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await db
    .insertInto('chave_embarque')
    .values({
      id,
      privada: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publica: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('chave_embarque').select('privada').where('id', '=', id).executeTakeFirstOrThrow();
  return createBoardingCodes(createPrivateKey(row.privada));
}
