import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { readCodigoEmbarque, textoAssinado, type ClaimsEmbarque } from '../../../src/domain/bilhetes/embarque';
import type { ChaveEmbarque } from '../../../src/domain/wire/bilhetes/embarque';
import type { Database } from '../../platform/database/database';
import { hasWaitingChaveEmbarque, insertChaveEmbarque, listChavesEmbarque } from './chaveEmbarqueRepository';

const KEY_PREFIX = 'embarque-';
const FIRST_KEY = '1';
/** Time between the publication of a key and its first signature, in which every door meets a network and reads it. */
const PUBLICADA_ANTES_HORAS = 24;

/** The claims of a ticket's code without the key, which is added when it is signed. */
export type EmbarqueClaims = Omit<ClaimsEmbarque, 'chave'>;

export interface EmbarqueCodes {
  /** `IT1.<claims>.<signature>`, Ed25519, by the newest key whose time to sign has come. */
  sign: (claims: EmbarqueClaims) => string;
  /** The claims of a code that any of our keys signed, else null. */
  read: (code: string) => ClaimsEmbarque | null;
  /** The public keys with which a door verifies codes without a network. */
  readonly publicKeys: readonly ChaveEmbarque[];
}

/** Boarding codes by the keys of the database, to which other processes may add. */
export interface EmbarqueKeys extends EmbarqueCodes {
  /** Reads the keys again. */
  refresh: () => Promise<void>;
}

interface EmbarqueKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Milliseconds since 1970. */
  signsFrom: number;
}

/** Signs and reads boarding codes with one key pair. */
export const createEmbarqueCodes = (privateKey: KeyObject, id = FIRST_KEY): EmbarqueCodes => {
  const keys = [toKey(id, privateKey, 0)];
  return codesOf(() => keys);
};

/** @param keys the oldest first; one of them signs already. */
function codesOf(keys: () => readonly EmbarqueKey[]): EmbarqueCodes {
  return {
    get publicKeys() {
      return keys().map(({ id, publicKey }) => ({ id, publica: publicKey.export({ format: 'jwk' }).x ?? '' }));
    },
    sign(claims) {
      const now = Date.now();
      const key = keys().findLast(({ signsFrom }) => signsFrom <= now) ?? keys()[0];
      if (key === undefined) throw new Error('there is no boarding key');
      const text = textoAssinado({ ...claims, chave: key.id });
      return `${text}.${sign(null, Buffer.from(text), key.privateKey).toString('base64url')}`;
    },
    read(code) {
      const parts = readCodigoEmbarque(code);
      const key = keys().find(({ id }) => id === parts?.claims.chave);
      if (!parts || !key) return null;
      return verify(null, Buffer.from(parts.assinado), key.publicKey, parts.assinatura) ? parts.claims : null;
    },
  };
}

const toKey = (id: string, privateKey: KeyObject, signsFrom: number): EmbarqueKey => ({
  id,
  privateKey,
  signsFrom,
  publicKey: createPublicKey(privateKey),
});

/** Loads the keys from the database; the first process to ask inserts the first one. */
export async function loadEmbarqueCodes({ db }: Pick<Database, 'db'>): Promise<EmbarqueKeys> {
  await insertKey(db, FIRST_KEY, 0);
  let keys = await readKeys(db);
  return Object.assign(
    codesOf(() => keys),
    {
      refresh: async () => {
        keys = await readKeys(db);
      },
    },
  );
}

/**
 * Adds a key that signs from tomorrow on. Codes of the earlier keys stay readable.
 * @returns null where a key is already waiting for its time.
 */
export async function rotateEmbarqueKey({
  db,
}: Pick<Database, 'db'>): Promise<{ id: string; assinaDesde: Date } | null> {
  const keys = await readKeys(db);
  if (await hasWaitingChaveEmbarque(db)) return null;
  const id = String(Math.max(...keys.map((key) => Number(key.id))) + 1);
  const assinaDesde = await insertKey(db, id, PUBLICADA_ANTES_HORAS);
  return assinaDesde && { id, assinaDesde };
}

/** @returns null where another process was first. */
async function insertKey(db: Database['db'], id: string, hoursUntilItSigns: number): Promise<Date | null> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const chave = {
    id: KEY_PREFIX + id,
    privada: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publica: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  return insertChaveEmbarque(db, chave, hoursUntilItSigns);
}

async function readKeys(db: Database['db']): Promise<EmbarqueKey[]> {
  const rows = await listChavesEmbarque(db);
  return rows.map(({ id, privada, assina_desde }) =>
    toKey(id.slice(KEY_PREFIX.length), createPrivateKey(privada), assina_desde.getTime()),
  );
}
