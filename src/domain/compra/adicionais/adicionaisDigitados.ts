import { tiposAdicional, type Adicional, type TipoAdicional } from './tipoAdicional';

/** The extras of a passenger as the form has them: how many of each kind; a kind that is missing is none. */
export type AdicionaisDigitados = Partial<Record<TipoAdicional, number>>;

/** Extras in wire format as the form has them. */
export const toDigitados = (adicionais: readonly Adicional[]): AdicionaisDigitados =>
  Object.fromEntries(adicionais.map(({ tipo, quantidade }) => [tipo, quantidade]));

/** The chosen extras in wire format. */
export const toAdicionais = (digitados: AdicionaisDigitados | undefined): Adicional[] =>
  tiposAdicional.flatMap((tipo) => {
    const quantidade = digitados?.[tipo] ?? 0;
    return quantidade > 0 ? [{ tipo, quantidade }] : [];
  });
