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

/**
 * Result of a deletion. When only a dot, comma or the R$ was deleted, the adjacent digit is removed instead; deleting
 * from zero empties the field, which could not be emptied otherwise.
 */
export function readDeletion(before: string, after: string, caret: number, forwards: boolean): number | null {
  const digits = after.replace(/\D/g, '');
  if (readDigits(before) === 0) return null;
  if (digits.length < before.replace(/\D/g, '').length) return digits === '' ? null : Number(digits);
  const right = digitsBehind(after, caret);
  const at = digits.length - right - (forwards ? 0 : 1);
  return at < 0 ? Number(digits) : Number(digits.slice(0, at) + digits.slice(at + 1) || '0');
}
