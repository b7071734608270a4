import type { BilheteRow } from './bilheteDoDonoRepository';

const CARTAO = { credito: 'cartão de crédito', debito: 'cartão de débito' } as const;

/** The means by which the order of a ticket was paid, in words; there may be more than one. */
export function formaPagamentoOf(
  row: Pick<BilheteRow, 'pago_pix' | 'pago_cartao' | 'credito_centavos' | 'credito_usado_centavos'> & {
    pago_dinheiro?: unknown;
    pago_boleto?: unknown;
  },
): string {
  const meios = [
    row.pago_pix && 'Pix',
    row.pago_boleto && 'boleto',
    row.pago_dinheiro && 'dinheiro',
    row.pago_cartao && CARTAO[row.pago_cartao],
    row.credito_usado_centavos > 0 && 'crédito da conta',
    row.credito_centavos > 0 && 'crédito do bilhete anterior',
  ].filter(Boolean);
  const texto = meios.join(' e ') || 'sem cobrança';
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
