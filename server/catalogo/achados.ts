/** A fault or a warning about a feed, at the line where a person finds it. */
export interface Achado {
  arquivo: string;
  /** Null for the file as a whole. */
  linha: number | null;
  motivo: string;
}

/** Everything that was found; the first ones in full, the rest as a number. */
export interface Achados {
  add: (arquivo: string, linha: number | null, motivo: string) => void;
  /** Whether something was found in a file. */
  has: (arquivo: string) => boolean;
  primeiros: () => readonly Achado[];
  total: () => number;
}

/** More than anybody corrects before the next try. */
const MAXIMO = 500;

/** Collects findings; a feed of a million broken lines takes no more memory than one of five hundred. */
export function createAchados(): Achados {
  const kept: Achado[] = [];
  const arquivos = new Set<string>();
  let total = 0;
  return {
    add: (arquivo, linha, motivo) => {
      total += 1;
      arquivos.add(arquivo);
      if (kept.length < MAXIMO) kept.push({ arquivo, linha, motivo });
    },
    has: (arquivo) => arquivos.has(arquivo),
    primeiros: () => kept,
    total: () => total,
  };
}
