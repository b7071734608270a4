import { formatCentavos } from '../../src/domain/base/dinheiro';
import type { PedidoRow } from '../pedidos/pedidoRepository';
import type { Email } from '../platform/outbox/outbox';

/** Says that the cancellation was done, and whether money comes back. */
export const cancelEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  devolverCentavos: number,
): Email => ({
  para: comprador_email,
  assunto: `Cancelamos sua passagem do pedido ${localizador}`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    'O cancelamento que você pediu está feito e a poltrona foi liberada.',
    devolverCentavos > 0
      ? `Vamos devolver ${formatCentavos(devolverCentavos)} pelo mesmo meio do pagamento. Avisamos quando o valor for devolvido.`
      : 'Não há valor a devolver.',
  ].join('\n'),
});

/** Says that a ticket took the place of another. */
export const exchangeEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  antigo: string,
  tipo: 'remarcado' | 'transferido',
): Email => ({
  para: comprador_email,
  assunto: `Sua passagem foi ${tipo === 'remarcado' ? 'remarcada' : 'transferida'}: ${localizador}`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    `O bilhete do pedido ${antigo} não vale mais. No lugar dele vale o novo bilhete, de localizador ${localizador}.`,
  ].join('\n'),
});
