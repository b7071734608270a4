import { caminhoPatterns } from './caminhos';
import { dadosPatterns } from './dados';
import { esperaPatterns } from './esperas';
import { formularioPatterns } from './formularios';
import type { PatternPages } from './patternDocs';

/** Pages of all patterns. */
export const patternPages: PatternPages = {
  ...formularioPatterns,
  ...esperaPatterns,
  ...caminhoPatterns,
  ...dadosPatterns,
};

/** Titles of the patterns that a test of their pages holds for. */
export const patternsOf = (holds: (title: string) => boolean): string[] => Object.keys(patternPages).filter(holds);
