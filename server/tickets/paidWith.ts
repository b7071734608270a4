import type { TicketRow } from './ticketRows';

/** How the order under a ticket was paid, as a person names it; more than one means may have gone into it. */
export function formaPagamentoOf(row: Pick<TicketRow, 'pago_pix' | 'credito_centavos'>): string {
  const meios = [row.pago_pix && 'Pix', row.credito_centavos > 0 && 'crédito do bilhete anterior'].filter(Boolean);
  const texto = meios.join(' e ') || 'sem cobrança';
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
