const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Default maximum: R$ 999.999.999,99. */
export const mostCentavos = 99_999_999_999;

/** `123456` → `R$ 1.234,56`, with a no-break space; empty for null. */
export const toMoneyText = (centavos: number | null): string => (centavos === null ? '' : money.format(centavos / 100));

/** Centavos from the digits of a text; null without any digit. */
export function readDigits(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/**
 * Parses a pasted amount: `1.234,56`, `1234.56`, `R$ 1.234` and `1234` are all above a thousand reais. A separator with
 * one or two digits after it marks the centavos. Null for anything else.
 */
export function readPasted(text: string): number | null {
  const amount = text.replace(/^\s*R\$/i, '').replace(/\s/g, '');
  if (!/^\d[\d.,]*$/.test(amount)) return null;
  const [, reais = '', centavos = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  return Number(reais.replace(/\D/g, '') + centavos.padEnd(2, '0'));
}

/** Caret position with `digitsRight` digits to its right; never before the first digit. */
export function caretBefore(text: string, digitsRight: number): number {
  let at = text.length;
  let seen = 0;
  while (at > 0 && seen < digitsRight) {
    at -= 1;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return Math.max(at, text.search(/\d/));
}

/** Number of digits to the right of the caret. */
export const digitsBehind = (text: string, caret: number): number => text.slice(caret).replace(/\D/g, '').length;

/** The mask of an amount, with room for one more digit at its end. */
export const moneyMask = (text: string): string => `${(text || 'R$\u00a0').replace(/\d/g, '9')}9`;

/** Centavos after a key; deleting from zero empties the field, which could not be emptied otherwise. */
export function readTyped(before: string, after: string): number | null {
  const isDeletion = digitsBehind(after, 0) < digitsBehind(before, 0);
  return isDeletion && readDigits(before) === 0 ? null : readDigits(after);
}
