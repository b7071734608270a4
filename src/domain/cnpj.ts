/** `12.345.678/0001-95`. */
export const formatCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Digits count as themselves, letters by their place in ASCII from the digits on (Instrução Normativa RFB 2.229/2024). */
const valueOf = (char: string): number => char.charCodeAt(0) - 48;

function checkDigit(text: string): number {
  const weights = WEIGHTS.slice(-text.length);
  const sum = [...text].reduce((total, char, i) => total + valueOf(char) * (weights[i] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** As it is kept: without mask, letters in upper case. */
export const normalizeCnpj = (text: string): string => text.replace(/[.\-/\s]/g, '').toUpperCase();

/** True for a CNPJ, masked or not, with digits alone or with letters as since July 2026, whose two check digits are right. */
export function isCnpj(text: string): boolean {
  const cnpj = normalizeCnpj(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1{13}$/.test(cnpj)) return false;
  const first = checkDigit(cnpj.slice(0, 12));
  return cnpj.endsWith(`${first}${checkDigit(cnpj.slice(0, 12) + String(first))}`);
}
