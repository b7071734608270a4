import type { Desenho } from './desenho';

/** A drawing of a coach that was not saved. */
export interface RascunhoDesenho {
  /** The coach whose place it takes; null for a new one. */
  substitui: number | null;
  desenho: Desenho;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown, maximum: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maximum;

const isDesenho = (value: unknown): value is Desenho =>
  isObject(value) &&
  typeof value.nome === 'string' &&
  isCount(value.andares, 2) &&
  isCount(value.filas, 40) &&
  isObject(value.lugares) &&
  Object.entries(value.lugares).every(
    ([key, conteudo]) => /^\d+ \d+ \d+$/.test(key) && isObject(conteudo) && typeof conteudo.tipo === 'string',
  );

/** Reads a kept drawing; null for none and for one that cannot be read, such as that of another version. */
export function parseRascunho(text: string | null): RascunhoDesenho | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isDesenho(value.desenho)) return null;
    const { substitui, desenho } = value;
    return substitui === null || Number.isInteger(substitui)
      ? { substitui: substitui as number | null, desenho }
      : null;
  } catch {
    return null;
  }
}
