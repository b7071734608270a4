/** Lengths of what is written in words, for form and wire alike. */
export const MOTIVO_MINIMO = 3;
export const MOTIVO_MAXIMO = 200;
export const NOTA_MAXIMA = 500;
/** The most that one movement or a float may be: R$ 100.000,00. */
export const VALOR_MAXIMO = 10_000_000;
