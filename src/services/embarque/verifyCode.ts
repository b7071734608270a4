const PUBLIC_KEY_BYTES = 32;

/** Decodes a base64url key of 32 bytes; null for anything else. */
function keyBytes(publica: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(publica.replaceAll('-', '+').replaceAll('_', '/'));
    return letters.length === PUBLIC_KEY_BYTES ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** Verifies a signature by the browser's Ed25519; null when the browser does not support it. */
export async function verifyCode(
  publica: string,
  assinado: string,
  assinatura: Uint8Array,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<boolean | null> {
  const bytes = keyBytes(publica);
  if (bytes === null) return false;
  if (!subtle) return null;
  try {
    const key = await subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, Uint8Array.from(assinatura), new TextEncoder().encode(assinado));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataError') return false;
    return null;
  }
}
