/** Letters and digits that nobody mistakes for one another, spoken or written: no I, L, O, U, 0, 1. */
export const ALFABETO_LOCALIZADOR = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const TAMANHO = 6;

/**
 * The six characters by which an order is asked for at a counter.
 * @param bytes random bytes; those that would favour some letters are passed over, so bring more than six.
 * @returns null when the bytes ran out.
 */
export function toLocalizador(bytes: Uint8Array): string | null {
  const limit = 256 - (256 % ALFABETO_LOCALIZADOR.length);
  const letters = [...bytes].filter((byte) => byte < limit).slice(0, TAMANHO);
  if (letters.length < TAMANHO) return null;
  return letters.map((byte) => ALFABETO_LOCALIZADOR[byte % ALFABETO_LOCALIZADOR.length]).join('');
}

/** True for the form that {@link toLocalizador} gives. */
export const isLocalizador = (text: string): boolean =>
  text.length === TAMANHO && [...text].every((letter) => ALFABETO_LOCALIZADOR.includes(letter));
