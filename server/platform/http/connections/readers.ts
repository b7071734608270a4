/** How many streams each reader has open. */
export interface Readers {
  total: () => number;
  of: (reader: string) => number;
  enter: (reader: string) => void;
  /** Each call ends one stream; a reader without any is forgotten. */
  leave: (reader: string) => void;
}

/** Counts streams by reader, at the same cost however many are open. */
export function createReaders(): Readers {
  const counts = new Map<string, number>();
  let total = 0;
  const of = (reader: string): number => counts.get(reader) ?? 0;
  return {
    total: () => total,
    of,
    enter: (reader) => {
      counts.set(reader, of(reader) + 1);
      total += 1;
    },
    leave: (reader) => {
      const left = of(reader) - 1;
      if (left < 0) return;
      total -= 1;
      if (left > 0) counts.set(reader, left);
      else counts.delete(reader);
    },
  };
}
