import { formatCentavos } from '../../src/domain/base/dinheiro';
import { formatDia } from '../../src/domain/base/data';
import type { Cancelamento } from '../../src/domain/wire/posVenda/posVenda';
import type { PedidoRow } from '../pedidos/pedidoRepository';
import type { Email } from '../platform/outbox/outbox';

/** Where the money went: back, to credit with its bonus, or to the credit that it came from. */
function frasesDaDevolucao({ devolverCentavos, voltaEmCreditoCentavos: volta = 0, credito }: Cancelamento): string[] {
  if (devolverCentavos === 0) return ['Não há valor a devolver.'];
  const dinheiro = devolverCentavos - volta;
  const comBonus = credito?.bonusCentavos ? `, com ${formatCentavos(credito.bonusCentavos)} de bônus` : '';
  return [
    ...(volta > 0 ? [`${formatCentavos(volta)} que você pagou com crédito já voltaram ao seu crédito.`] : []),
    ...(credito
      ? [
          `Você recebeu ${formatCentavos(credito.centavos)} em crédito${comBonus}. Use em qualquer compra até ${formatDia(credito.validoAte)}.`,
        ]
      : []),
    ...(!credito && dinheiro > 0
      ? [
          `Vamos devolver ${formatCentavos(dinheiro)} pelo mesmo meio do pagamento. Avisamos quando o valor for devolvido.`,
        ]
      : []),
  ];
}

/** Says that the cancellation was done, and whether money comes back. */
export const cancelEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  done: Cancelamento,
): Email => ({
  para: comprador_email,
  assunto: `Cancelamos sua passagem do pedido ${localizador}`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    'O cancelamento que você pediu está feito e a poltrona foi liberada.',
    ...frasesDaDevolucao(done),
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
