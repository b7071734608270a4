/** Words that many places share, or that people add to any: one of them alone names no place. */
const COMUNS = new Set([
  'aeroporto',
  'terminal',
  'rodoviaria',
  'rodoviario',
  'estacao',
  'cidade',
  'centro',
  'novo',
  'nova',
]);

/** Shortest word that can name a place by itself. */
const MINIMO_LETRAS = 4;

/** Whether a typed word can name a place by itself. */
export const isTelling = (word: string): boolean => word.length >= MINIMO_LETRAS && !COMUNS.has(word);

/**
 * Rank of a place that only some of the typed words name, 0 the best: `aeroporto guarulhos` is near Guarulhos. Null
 * without such a word. `slips` is the distance of one typed word to the nearest of the place's words, Infinity where it
 * is too far.
 */
export function nearMissRank(typedWords: readonly string[], slips: (typed: string) => number): number | null {
  const telling = typedWords.filter(isTelling);
  const named = telling.map(slips).filter((distance) => distance !== Infinity);
  if (named.length === 0) return null;
  return (telling.length - named.length) * 100 + named.reduce((sum, distance) => sum + distance, 0);
}
