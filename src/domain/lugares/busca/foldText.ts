/**
 * Text normalized for search: no accents, no case, no punctuation. An apostrophe joins (`d'Oeste` → `doeste`), any
 * other sign separates (`Ji-Paraná` → `ji parana`).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
