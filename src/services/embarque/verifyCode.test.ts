import { generateKeyPairSync, sign } from 'node:crypto';
import { verifyCode } from './verifyCode';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const publica = publicKey.export({ format: 'jwk' }).x ?? '';
const text = 'IT1.abc';
const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey));

describe('a signature', () => {
  it('holds for what was signed, and for nothing else', async () => {
    expect(await verifyCode(publica, text, signature)).toBe(true);
    expect(await verifyCode(publica, 'IT1.abd', signature)).toBe(false);
    expect(await verifyCode(publica, text, signature.slice().fill(1))).toBe(false);
  });

  it('holds with no other key, nor with one that is none', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
    expect(await verifyCode(other, text, signature)).toBe(false);
    for (const broken of ['', 'abc', '@@@@']) expect(await verifyCode(broken, text, signature)).toBe(false);
  });

  it('cannot be judged by a browser without Ed25519, nor without a secure page', async () => {
    const importKey = () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError'));
    expect(await verifyCode(publica, text, signature, { importKey } as unknown as SubtleCrypto)).toBeNull();
    const none = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    try {
      expect(await verifyCode(publica, text, signature)).toBeNull();
    } finally {
      if (none) Object.defineProperty(globalThis, 'crypto', none);
    }
  });
});
