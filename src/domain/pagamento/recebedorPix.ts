/** Id of the merchant's name in a BR Code (EMV QRCPS, field 59). */
const NOME = '59';

/**
 * The payee's name in a Pix code, as the bank's app shows it before the payment; null for a code without one. A code is a
 * sequence of fields: two digits of id, two of length, the value.
 */
export function recebedorDoPix(codigo: string): string | null {
  let at = 0;
  while (at + 4 <= codigo.length) {
    const length = Number(codigo.slice(at + 2, at + 4));
    if (!Number.isInteger(length)) return null;
    const value = codigo.slice(at + 4, at + 4 + length);
    if (codigo.slice(at, at + 2) === NOME) return value.trim() || null;
    at += 4 + length;
  }
  return null;
}
