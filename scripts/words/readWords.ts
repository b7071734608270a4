import { compileCatalogue } from '../../src/words/compiled';

/** Reads a file of words for webpack, with its messages compiled. */
export const readWords = (json: string): Record<string, unknown> =>
  compileCatalogue(JSON.parse(json) as Record<string, string>);
