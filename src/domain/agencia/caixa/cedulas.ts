/** Bank notes and coins in circulation, in centavos, largest first, the order of counting. */
export const cedulas = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1] as const;
export type Cedula = (typeof cedulas)[number];

/** Maximum pieces of one denomination in a count. */
export const QUANTIDADE_MAXIMA = 9_999;

/** Count of one denomination. */
export interface Contadas {
  valorCentavos: Cedula;
  quantidade: number;
}

/** Total of a count, in centavos. */
export const totalContado = (contadas: readonly Contadas[]): number =>
  contadas.reduce((sum, { valorCentavos, quantidade }) => sum + valorCentavos * quantidade, 0);

/** True when each denomination occurs at most once, with a whole number of pieces within {@link QUANTIDADE_MAXIMA}. */
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

/** The count without denominations of zero pieces. */
export const semVazias = (contadas: readonly Contadas[]): Contadas[] =>
  contadas.filter(({ quantidade }) => quantidade > 0);
