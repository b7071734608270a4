/** Most that the coupon of a delay may take off (ADR 109). */
export const TETO_MAXIMO_CENTAVOS = 1_000_000;

/** Most that one extra may cost (ADR 111). */
export const PRECO_MAXIMO_CENTAVOS = 1_000_000;
