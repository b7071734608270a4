/** Letters and digits that are not confused when spoken or written: no I, L, O, U, 0, 1. */
export const ALFABETO_LOCALIZADOR = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const TAMANHO = 6;

/**
 * Random six-character code of an order, quoted at counters.
 * @param bytes random bytes; bytes that would bias the letters are skipped, so pass more than six.
 * @returns null when the bytes ran out.
 */
export function toLocalizador(bytes: Uint8Array): string | null {
  const limit = 256 - (256 % ALFABETO_LOCALIZADOR.length);
  const letters = [...bytes].filter((byte) => byte < limit).slice(0, TAMANHO);
  if (letters.length < TAMANHO) return null;
  return letters.map((byte) => ALFABETO_LOCALIZADOR[byte % ALFABETO_LOCALIZADOR.length]).join('');
}

/** True for the format of {@link toLocalizador}. */
export const isLocalizador = (text: string): boolean =>
  text.length === TAMANHO && [...text].every((letter) => ALFABETO_LOCALIZADOR.includes(letter));

/** A localizador as it is kept, from one that was typed or pasted: `' k7q2 mp '` → `'K7Q2MP'`. */
export const normalizeLocalizador = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
