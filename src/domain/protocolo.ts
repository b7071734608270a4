import { ALFABETO_LOCALIZADOR } from './localizador';

const TAMANHO = 8;

/**
 * The eight characters by which a letter to the company is asked for, in two blocks: `K7Q2-MP4X`.
 * @param bytes random bytes; those that would favour some letters are passed over, so bring more than eight.
 * @returns null when the bytes ran out.
 */
export function toProtocolo(bytes: Uint8Array): string | null {
  const limit = 256 - (256 % ALFABETO_LOCALIZADOR.length);
  const letters = [...bytes].filter((byte) => byte < limit).slice(0, TAMANHO);
  if (letters.length < TAMANHO) return null;
  const text = letters.map((byte) => ALFABETO_LOCALIZADOR[byte % ALFABETO_LOCALIZADOR.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** As it was typed, made the form that {@link toProtocolo} gives; null where it cannot be one. */
export function readProtocolo(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const isOne = letters.length === TAMANHO && [...letters].every((letter) => ALFABETO_LOCALIZADOR.includes(letter));
  return isOne ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null;
}
