/** Length limits of free text, shared by form and wire. */
export const MOTIVO_MINIMO = 3;
export const MOTIVO_MAXIMO = 200;
export const NOTA_MAXIMA = 500;
/** Upper limit of one movement or float: R$ 100.000,00. */
export const VALOR_MAXIMO = 10_000_000;
