const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** As much as the field takes unless told otherwise: R$ 999.999.999,99. */
export const mostCentavos = 99_999_999_999;

/** `123456` → `R$ 1.234,56`, with a space that never breaks; nothing for nothing. */
export const toMoneyText = (centavos: number | null): string => (centavos === null ? '' : money.format(centavos / 100));

/** The digits of a text, read from the right: the last two are centavos. Nothing where there is no digit. */
export function readDigits(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/**
 * An amount written elsewhere, as it is meant there: `1.234,56`, `1234.56`, `R$ 1.234` and `1234` are all above a
 * thousand reais. A mark with one or two digits behind it parts the centavos. Nothing for what is no amount.
 */
export function readPasted(text: string): number | null {
  const amount = text.replace(/^\s*R\$/i, '').replace(/\s/g, '');
  if (!/^\d[\d.,]*$/.test(amount)) return null;
  const [, reais = '', centavos = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  return Number(reais.replace(/\D/g, '') + centavos.padEnd(2, '0'));
}

/** Where the caret stands with so many digits to its right; never before the first digit. */
export function caretBefore(text: string, digitsRight: number): number {
  let at = text.length;
  let seen = 0;
  while (at > 0 && seen < digitsRight) {
    at -= 1;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return Math.max(at, text.search(/\d/));
}

/** How many digits stand to the right of the caret. */
export const digitsBehind = (text: string, caret: number): number => text.slice(caret).replace(/\D/g, '').length;

/**
 * What a deletion leaves. Where only a dot, a comma or the R$ fell, the digit beside it is what was meant; and
 * deleting from zero empties the field, which could otherwise never be left empty again.
 */
export function readDeletion(before: string, after: string, caret: number, forwards: boolean): number | null {
  const digits = after.replace(/\D/g, '');
  if (readDigits(before) === 0) return null;
  if (digits.length < before.replace(/\D/g, '').length) return digits === '' ? null : Number(digits);
  const right = digitsBehind(after, caret);
  const at = digits.length - right - (forwards ? 0 : 1);
  return at < 0 ? Number(digits) : Number(digits.slice(0, at) + digits.slice(at + 1) || '0');
}
