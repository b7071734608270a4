/** Storage form of a coupon code: no spaces, upper case. */
export const normalizeCupom = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Maximum length of a coupon code on the wire. */
export const CUPOM_MAXIMO = 20;
