export const NOME_MAXIMO = 150;

/** Accents may come decomposed (iOS keyboards send them so); one form is kept. */
export const normalizeNome = (text: string): string => text.normalize('NFC').trim();

/** At least two words of letters (accents allowed) and spaces, 150 characters at most (spec §5). */
export function isNome(text: string): boolean {
  const nome = normalizeNome(text);
  return nome.length <= NOME_MAXIMO && /^\p{L}+( +\p{L}+)+$/u.test(nome);
}
