import type { AdicionalDaEmpresa, AtrasoDaEmpresa } from '../wire/companhia/companhia';

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

/** An amount in reais as centavos. Parts of a centavo stay, so that `1.234`, which may be read in two ways, is refused. */
const readReais = (text: string): number => Math.round(readNumero(text.replace(',', '.')) * 1e5) / 1e3;

const typeReais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');

/** The coupon of a delay as it is typed: its amount is in reais. */
export const typeAtraso = (atraso: AtrasoDaEmpresa): Digitado<AtrasoDaEmpresa> => ({
  ...typeNumeros(atraso),
  tetoCentavos: typeReais(atraso.tetoCentavos),
});

export const readAtraso = (atraso: Digitado<AtrasoDaEmpresa>): AtrasoDaEmpresa => ({
  ...readNumeros(atraso),
  tetoCentavos: readReais(atraso.tetoCentavos),
});

/** An extra as it is typed: its price is in reais. */
export type AdicionalDigitado = Omit<Digitado<AdicionalDaEmpresa>, 'tipo'> & Pick<AdicionalDaEmpresa, 'tipo'>;

export const typeAdicional = ({ tipo, precoCentavos, ...numeros }: AdicionalDaEmpresa): AdicionalDigitado => ({
  tipo,
  precoCentavos: typeReais(precoCentavos),
  ...typeNumeros(numeros),
});

export const readAdicional = ({ tipo, precoCentavos, ...numeros }: AdicionalDigitado): AdicionalDaEmpresa => ({
  tipo,
  precoCentavos: readReais(precoCentavos),
  ...readNumeros(numeros),
});
