/** A coupon as it is kept: however somebody typed it. */
export const normalizeCupom = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** The longest code that the wire takes. */
export const CUPOM_MAXIMO = 20;
