import { tiposAdicional, type Adicional, type TipoAdicional } from './tipoAdicional';

/** Extras as the form has them: how many of each kind; a kind that is missing is none. */
export type AdicionaisDigitados = Partial<Record<TipoAdicional, number>>;

/** The extras of a passenger: the same on every coach of the purchase, unless they are chosen for each coach. */
export interface AdicionaisDoPassageiro {
  adicionais?: AdicionaisDigitados;
  adicionaisPorTrecho?: readonly AdicionaisDigitados[] | null;
}

/** Extras in wire format as the form has them. */
export const toDigitados = (adicionais: readonly Adicional[]): AdicionaisDigitados =>
  Object.fromEntries(adicionais.map(({ tipo, quantidade }) => [tipo, quantidade]));

/** The chosen extras in wire format. */
export const toAdicionais = (digitados: AdicionaisDigitados | undefined): Adicional[] =>
  tiposAdicional.flatMap((tipo) => {
    const quantidade = digitados?.[tipo] ?? 0;
    return quantidade > 0 ? [{ tipo, quantidade }] : [];
  });

/**
 * The extras of a passenger on one of the purchase's coaches. A choice for each coach counts for as many coaches as it was
 * made for: another number of them has the common choice.
 */
export const noTrecho = (
  passageiro: AdicionaisDoPassageiro | undefined,
  trecho: number,
  trechos: number,
): AdicionaisDigitados | undefined =>
  passageiro?.adicionaisPorTrecho?.length === trechos ? passageiro.adicionaisPorTrecho[trecho] : passageiro?.adicionais;
