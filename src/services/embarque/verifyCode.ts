const PUBLIC_KEY_BYTES = 32;

/** 32 bytes of a key, base64url; null for anything else. */
function keyBytes(publica: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(publica.replaceAll('-', '+').replaceAll('_', '/'));
    return letters.length === PUBLIC_KEY_BYTES ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** Whether a key signed a text, by the browser's own Ed25519; null where it has none, and nothing can be said. */
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
