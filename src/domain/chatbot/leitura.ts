/** What has been understood of a text stands as these, so that no other rule reads it again. */
const LIDO = '_';

/** A form of words and what it means; null where it turns out to mean nothing. */
export interface Regra<T> {
  forma: RegExp;
  ler: (grupos: readonly (string | undefined)[], contexto: Contexto) => T | null;
}

/** What stands around a form of words. */
export interface Contexto {
  /** All before it, with what was understood already struck out. */
  antes: string;
  depois: string;
  /** The same of the whole text, nothing struck out. */
  tudoAntes: string;
}

export interface Achado<T> {
  valor: T;
  inicio: number;
  fim: number;
  contexto: Contexto;
}

/** A text of which rules take what they understand, one after the other. */
export interface Leitura {
  /** As it was. */
  texto: string;
  /** What nobody has understood yet; the rest is struck out, each letter by one sign. */
  resto: string;
}

export const comecarLeitura = (texto: string): Leitura => ({ texto, resto: texto });

/** Strikes a part out. */
export const riscar = (leitura: Leitura, inicio: number, fim: number): Leitura => ({
  ...leitura,
  resto: leitura.resto.slice(0, inicio) + LIDO.repeat(fim - inicio) + leitura.resto.slice(fim),
});

/** Everything that the rules find, in the order of the text; an earlier rule has the first word. */
export function extrair<T>(leitura: Leitura, regras: readonly Regra<T>[]): { leitura: Leitura; achados: Achado<T>[] } {
  let now = leitura;
  const achados: Achado<T>[] = [];
  for (const { forma, ler } of regras) {
    const whole = new RegExp(`(?<![a-z0-9_/])(?:${forma.source})(?![a-z0-9/])`, 'g');
    for (const match of [...now.resto.matchAll(whole)]) {
      const inicio = match.index;
      const fim = inicio + match[0].length;
      const contexto = {
        antes: now.resto.slice(0, inicio),
        depois: now.resto.slice(fim),
        tudoAntes: now.texto.slice(0, inicio),
      };
      const valor = ler(match.slice(1), contexto);
      if (valor === null || match[0] === '') continue;
      achados.push({ valor, inicio, fim, contexto });
      now = riscar(now, inicio, fim);
    }
  }
  return { leitura: now, achados: achados.sort((a, b) => a.inicio - b.inicio) };
}
