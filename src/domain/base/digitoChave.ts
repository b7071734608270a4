/**
 * Check digit of the access key of a fiscal document (NF-e, BP-e): modulo 11 of its first 43 characters, weights 2 to 9
 * from right to left; a remainder of 0 or 1 gives 0. Letters of a CNPJ count as ASCII − 48. brazilian-utils has this
 * digit for keys of digits alone, and only as part of a verdict that does not say which part of the key is wrong.
 */
export function digitoChave(first43: string): number {
  const sum = [...first43].reverse().reduce((total, char, i) => total + (char.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
