import { onlyDigits } from './cpf';

/** `'(11) 98765-4321'` as the form's mask leaves it (spec §5). */
export const isCelular = (text: string): boolean => /^\([1-9]\d\) 9\d{4}-\d{4}$/.test(text);

/** The form of the wire: `+55`, area code and nine digits. */
export const isCelularE164 = (text: string): boolean => /^\+55[1-9]\d9\d{8}$/.test(text);

/** Prefixes `+55` unless it literally stands there (area code 55 is Santa Maria/RS) and strips the mask (spec §5). */
export const toCelularE164 = (text: string): string =>
  text.trim().startsWith('+55') ? `+${onlyDigits(text)}` : `+55${onlyDigits(text)}`;

/** `'+5511987654321'` → `'(11) 98765-4321'`. */
export const formatCelular = (e164: string): string => e164.replace(/^\+55(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3');
