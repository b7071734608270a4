/** Money is integer centavos of BRL everywhere; this is how a person reads it: `'R$ 1.234,56'`. */
export function formatCentavos(centavos: number): string {
  // Intl puts a no-break space after the symbol; screens and screen readers are fine with it, tests and copies are not.
  return reais.format(centavos / 100).replace(/\u00a0/g, ' ');
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** BACEN's `valor.original`: `11250` → `'112.50'`. */
export const toValorPix = (centavos: number): string =>
  `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

/** `'112.50'` → `11250`; null where it is not a BACEN amount. */
export function parseValorPix(valor: string): number | null {
  const match = /^(\d{1,10})\.(\d{2})$/.exec(valor);
  return match ? Number(match[1]) * 100 + Number(match[2]) : null;
}
