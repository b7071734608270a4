/** Mask that replaces text already understood, so that no later rule reads it. */
const LIDO = '_';

/** A pattern and its meaning; `ler` returns null when the match means nothing. */
export interface Regra<T> {
  forma: RegExp;
  ler: (grupos: readonly (string | undefined)[], contexto: Contexto) => T | null;
}

/** Text around a match. */
export interface Contexto {
  /** Text before the match, with parts already understood masked. */
  antes: string;
  depois: string;
  /** Text before the match, unmasked. */
  tudoAntes: string;
}

export interface Achado<T> {
  valor: T;
  inicio: number;
  fim: number;
  contexto: Contexto;
}

/** A text whose understood parts are masked rule by rule. */
export interface Leitura {
  /** The original text. */
  texto: string;
  /** The text with understood parts masked, one mask per character. */
  resto: string;
}

export const comecarLeitura = (texto: string): Leitura => ({ texto, resto: texto });

/** Masks a range of the text. */
export const riscar = (leitura: Leitura, inicio: number, fim: number): Leitura => ({
  ...leitura,
  resto: leitura.resto.slice(0, inicio) + LIDO.repeat(fim - inicio) + leitura.resto.slice(fim),
});

/** All matches of the rules in text order; earlier rules take precedence. */
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
