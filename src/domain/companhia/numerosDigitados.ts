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

/** An amount as the money field holds it: centavos, null while nothing is typed; the schema refuses none. */
const readCentavos = (centavos: number | null): number => centavos ?? Number.NaN;

/** The coupon of a delay as it is typed. */
export type AtrasoDigitado = Digitado<Omit<AtrasoDaEmpresa, 'tetoCentavos'>> & { tetoCentavos: number | null };

export const typeAtraso = ({ tetoCentavos, ...numeros }: AtrasoDaEmpresa): AtrasoDigitado => ({
  tetoCentavos,
  ...typeNumeros(numeros),
});

export const readAtraso = ({ tetoCentavos, ...numeros }: AtrasoDigitado): AtrasoDaEmpresa => ({
  tetoCentavos: readCentavos(tetoCentavos),
  ...readNumeros(numeros),
});

/** An extra as it is typed. */
export type AdicionalDigitado = Digitado<Omit<AdicionalDaEmpresa, 'tipo' | 'precoCentavos'>> &
  Pick<AdicionalDaEmpresa, 'tipo'> & { precoCentavos: number | null };

export const typeAdicional = ({ tipo, precoCentavos, ...numeros }: AdicionalDaEmpresa): AdicionalDigitado => ({
  tipo,
  precoCentavos,
  ...typeNumeros(numeros),
});

export const readAdicional = ({ tipo, precoCentavos, ...numeros }: AdicionalDigitado): AdicionalDaEmpresa => ({
  tipo,
  precoCentavos: readCentavos(precoCentavos),
  ...readNumeros(numeros),
});
