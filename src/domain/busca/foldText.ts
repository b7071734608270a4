/**
 * Text as a search sees it: no accents, no case, no punctuation. An apostrophe joins (`d'Oeste` → `doeste`),
 * any other sign parts (`Ji-Paraná` → `ji parana`).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
