const CHUNK = 0x8000;

/** Base64 of bytes, encoded in chunks because a function call accepts a limited number of arguments. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(text);
}
