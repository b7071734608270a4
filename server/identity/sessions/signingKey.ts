import { type JsonWebKey, createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { JOSEError } from 'jose/errors';
import { compactVerify } from 'jose/jws/compact/verify';
import { SignJWT } from 'jose/jwt/sign';
import { LRUCache } from 'lru-cache';

export type Claims = Record<string, unknown>;

const ALG = 'RS256';
/** Texts whose signature was checked; the same text has the same claims. */
const MAX_READ = 5_000;

/** The pool's RSA key as it does its two jobs: sign tokens, and recognise its own. */
export interface SigningKey {
  publicJwk: { kty: 'RSA'; n: string; e: string; kid: string; alg: typeof ALG; use: 'sig' };
  sign: (claims: Claims) => Promise<string>;
  /** The claims of a token that this key signed, whatever its age; null for any other text. */
  read: (token: string) => Promise<Claims | null>;
}

export function createSigningKey(jwk: JsonWebKey): SigningKey {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  // RFC 7638: the thumbprint names the key, so a new key never hides behind an old name. jose's own is asynchronous.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');

  const known = new LRUCache<string, Claims>({ max: MAX_READ });

  return {
    publicJwk: { kty: 'RSA', n, e, kid, alg: ALG, use: 'sig' },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: ALG, kid }).sign(privateKey),
    read: async (token) => {
      const before = known.get(token);
      if (before) return { ...before };
      try {
        // Only our own algorithm is accepted; the caller checks expiry, since each refusal has a name of its own.
        const { payload, protectedHeader } = await compactVerify(token, publicKey, { algorithms: [ALG] });
        const claims = protectedHeader.kid === kid ? claimsOf(payload) : null;
        if (claims) known.set(token, claims);
        return claims && { ...claims };
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}

function claimsOf(payload: Uint8Array): Claims | null {
  const value: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
