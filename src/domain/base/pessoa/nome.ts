export const NOME_MAXIMO = 150;

/** Normalizes a name to NFC, since iOS keyboards send decomposed accents. */
export const normalizeNome = (text: string): string => text.normalize('NFC').trim();

/** True for at least two words of letters (accents allowed) and spaces, at most 150 characters (spec §5). */
export function isNome(text: string): boolean {
  const nome = normalizeNome(text);
  return nome.length <= NOME_MAXIMO && /^\p{L}+( +\p{L}+)+$/u.test(nome);
}
