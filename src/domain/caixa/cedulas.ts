/** Notes and coins of real in circulation, in centavos, as one counts them: from the largest down. */
export const cedulas = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1] as const;
export type Cedula = (typeof cedulas)[number];

/** More pieces of one kind than any drawer holds. */
export const QUANTIDADE_MAXIMA = 9_999;

/** How many pieces of one denomination were counted. */
export interface Contadas {
  valorCentavos: Cedula;
  quantidade: number;
}

/** What was counted comes to. */
export const totalContado = (contadas: readonly Contadas[]): number =>
  contadas.reduce((sum, { valorCentavos, quantidade }) => sum + valorCentavos * quantidade, 0);

/** Each denomination at most once, each count a whole number that a drawer can hold. */
export function contagemValida(contadas: readonly Contadas[]): boolean {
  const valores = new Set(contadas.map(({ valorCentavos }) => valorCentavos));
  return (
    valores.size === contadas.length &&
    contadas.every(
      ({ valorCentavos, quantidade }) =>
        cedulas.includes(valorCentavos) &&
        Number.isInteger(quantidade) &&
        quantidade >= 0 &&
        quantidade <= QUANTIDADE_MAXIMA,
    )
  );
}

/** The count that was typed, without the denominations of which there are none. */
export const semVazias = (contadas: readonly Contadas[]): Contadas[] =>
  contadas.filter(({ quantidade }) => quantidade > 0);
