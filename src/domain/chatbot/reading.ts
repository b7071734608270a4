/** Mask that replaces text already understood, so that no later rule reads it. */
const MASK = '_';

/** A pattern and its meaning; `read` returns null when the match means nothing. */
export interface Rule<T> {
  pattern: RegExp;
  read: (groups: readonly (string | undefined)[], contexto: Contexto) => T | null;
}

/** Text around a match. */
export interface Contexto {
  /** Text before the match, with parts already understood masked. */
  antes: string;
  depois: string;
  /** Text before the match, unmasked. */
  tudoAntes: string;
}

export interface Match<T> {
  valor: T;
  inicio: number;
  fim: number;
  contexto: Contexto;
}

/** A text whose understood parts are masked rule by rule. */
export interface Reading {
  /** The original text. */
  texto: string;
  /** The text with understood parts masked, one mask per character. */
  rest: string;
}

export const startReading = (texto: string): Reading => ({ texto, rest: texto });

/** Masks a range of the text. */
export const strikeOut = (reading: Reading, inicio: number, fim: number): Reading => ({
  ...reading,
  rest: reading.rest.slice(0, inicio) + MASK.repeat(fim - inicio) + reading.rest.slice(fim),
});

/** All matches of the rules in text order; earlier rules take precedence. */
export function extract<T>(reading: Reading, rules: readonly Rule<T>[]): { reading: Reading; matches: Match<T>[] } {
  let now = reading;
  const matches: Match<T>[] = [];
  for (const { pattern, read } of rules) {
    const whole = new RegExp(`(?<![a-z0-9_/])(?:${pattern.source})(?![a-z0-9/])`, 'g');
    for (const match of now.rest.matchAll(whole)) {
      const inicio = match.index;
      const fim = inicio + match[0].length;
      const contexto = {
        antes: now.rest.slice(0, inicio),
        depois: now.rest.slice(fim),
        tudoAntes: now.texto.slice(0, inicio),
      };
      const valor = read(match.slice(1), contexto);
      if (valor === null || match[0] === '') continue;
      matches.push({ valor, inicio, fim, contexto });
      now = strikeOut(now, inicio, fim);
    }
  }
  return { reading: now, matches: matches.sort((a, b) => a.inicio - b.inicio) };
}
