import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/** Formats integer centavos of BRL for display: `'R$ 1.234,56'`, in English `'R$ 1,234.56'`. */
export function formatCentavos(centavos: number): string {
  // Intl puts a no-break space after the symbol, or none, which breaks copied text and comparisons.
  return reais(activeLocale())
    .format(centavos / 100)
    .replace(/\u00a0|(?<=R\$)(?=\d)/g, ' ');
}

/** Formats an amount that is taken off: `'−R$ 22,21'`, with the sign of minus and not a hyphen. */
export const formatDesconto = (centavos: number): string => `−${formatCentavos(centavos)}`;

/** The symbol is the one that prices have in Brazil, in every language. */
const reais = onceEach(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' }),
);

/** Formats centavos as BACEN's `valor.original` and the Payment Request API write a sum: `11250` → `'112.50'`. */
export const toValorPix = (centavos: number): string =>
  `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

/** Parses a BACEN amount to centavos: `'112.50'` → `11250`; null for any other text. */
export function parseValorPix(valor: string): number | null {
  const match = /^(\d{1,10})\.(\d{2})$/.exec(valor);
  return match ? Number(match[1]) * 100 + Number(match[2]) : null;
}
