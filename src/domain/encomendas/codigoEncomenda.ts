import { ALFABETO_LOCALIZADOR as ALFABETO } from '../bilhetes/localizador';

const PREFIXO = 'IT';
const LETRAS = 8;
const BASE = ALFABETO.length;

/** Luhn checksum over the code alphabet: it detects any single wrong letter and nearly any swap of neighbours. */
function checkLetter(letters: string): string {
  const sum = [...letters].reverse().reduce((total, letter, i) => {
    const value = ALFABETO.indexOf(letter) * (i % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / BASE) + (value % BASE);
  }, 0);
  return ALFABETO[(BASE - (sum % BASE)) % BASE] ?? '';
}

/** Parcel code of eight letters of {@link ALFABETO}: prefix, letters, check letter. */
export const withCheck = (letters: string): string => `${PREFIXO}${letters}${checkLetter(letters)}`;

/**
 * Random parcel code: `ITK7Q2MP4XZ`.
 * @param bytes random bytes; bytes that would bias the letters are skipped, so pass more than eight.
 * @returns null when the bytes ran out.
 */
export function toCodigoEncomenda(bytes: Uint8Array): string | null {
  const limit = 256 - (256 % BASE);
  const letters = [...bytes].filter((byte) => byte < limit).slice(0, LETRAS);
  return letters.length < LETRAS ? null : withCheck(letters.map((byte) => ALFABETO[byte % BASE]).join(''));
}

/** Normalizes a typed or scanned code to the form of {@link toCodigoEncomenda}; null when it is not one. */
export function readCodigoEncomenda(text: string): string | null {
  const codigo = text.toUpperCase().replace(/[\s-]/g, '');
  const letters = codigo.slice(PREFIXO.length, -1);
  const isOne = letters.length === LETRAS && [...letters].every((letter) => ALFABETO.includes(letter));
  return isOne && withCheck(letters) === codigo ? codigo : null;
}

/** `IT K7Q2 MP4X Z`: grouped for reading aloud. */
export const formatCodigoEncomenda = (codigo: string): string => codigo.replace(/^(..)(.{4})(.{4})(.)$/, '$1 $2 $3 $4');

export const CODIGO_ENCOMENDA_INVALIDO = 'Confira o código: são 11 letras e números e começa com IT';
