import { type JsonWebKey, createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

export type Claims = Record<string, unknown>;

/** The pool's RSA key as it does its two jobs: sign tokens, and recognise its own. */
export interface SigningKey {
  publicJwk: { kty: 'RSA'; n: string; e: string; kid: string; alg: 'RS256'; use: 'sig' };
  sign: (claims: Claims) => string;
  /** The claims of a token that this key signed, whatever its age; null for any other text. */
  read: (token: string) => Claims | null;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

export function createSigningKey(jwk: JsonWebKey): SigningKey {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  // RFC 7638: the thumbprint names the key, so a new key never hides behind an old name.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  const header = encode({ alg: 'RS256', kid });

  return {
    publicJwk: { kty: 'RSA', n, e, kid, alg: 'RS256', use: 'sig' },
    sign: (claims) => {
      const content = `${header}.${encode(claims)}`;
      return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    read: (token) => {
      const [head, body, signature, ...rest] = token.split('.');
      // Only our own header is read: no algorithm is ever taken from the token.
      if (head !== header || body === undefined || signature === undefined || rest.length > 0) return null;
      const content = Buffer.from(`${head}.${body}`);
      const genuine = verify('RSA-SHA256', content, publicKey, Buffer.from(signature, 'base64url'));
      return genuine ? decode(body) : null;
    },
  };
}
