import { formatCentavos } from '../base/dinheiro';
import type { AtrasoDaEmpresa } from '../wire/companhia/companhia';

/** A part of the document that is all numbers, as it is typed: the same fields, as texts. */
export type Digitado<T> = Record<keyof T, string>;

/** A typed number; an empty one is none, and the schema refuses it. */
export const readNumero = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const mapFields = <K extends string, A, B>(fields: Record<K, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries<A>(fields).map(([name, value]) => [name, change(value)])) as Record<K, B>;

export const typeNumeros = <K extends string>(numeros: Record<K, number>): Record<K, string> =>
  mapFields(numeros, String);
export const readNumeros = <K extends string>(texts: Record<K, string>): Record<K, number> =>
  mapFields(texts, readNumero);

/** An amount in reais as centavos: `1.234,50` is 123450. A point parts thousands alone, so `50.00` is no amount. */
function readReais(text: string): number {
  const [, reais = 'none', centavos = '00'] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d))?$/.exec(text.trim()) ?? [];
  return Number(reais.replace(/\./g, '') + centavos);
}

/** The coupon of a delay as it is typed: its amount is in reais. */
export const typeAtraso = (atraso: AtrasoDaEmpresa): Digitado<AtrasoDaEmpresa> => ({
  ...typeNumeros(atraso),
  tetoCentavos: formatCentavos(atraso.tetoCentavos).slice(3),
});

export const readAtraso = (atraso: Digitado<AtrasoDaEmpresa>): AtrasoDaEmpresa => ({
  ...readNumeros(atraso),
  tetoCentavos: readReais(atraso.tetoCentavos),
});
