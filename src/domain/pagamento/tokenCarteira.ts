/** Maximum size of what a wallet hands over, in characters; Google Pay's has about two thousand. */
export const MAXIMO_TOKEN_CARTEIRA = 8_000;
