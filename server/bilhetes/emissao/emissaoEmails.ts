import { joinItems } from '../../../src/domain/base/itens';
import type { ItemRow, PedidoRow } from '../../pedidos/pedidoRepository';
import type { Email } from '../../platform/outbox/outbox';
import { DESISTIR_HORAS } from './backoff';

const poltronas = (itens: readonly ItemRow[]): string => {
  const numbers = itens.map(({ poltrona }) => poltrona);
  return `${numbers.length === 1 ? 'a poltrona' : 'as poltronas'} ${joinItems(numbers)}`;
};

/** Paid, and the operator has not issued yet: what happens by itself, and until when. */
export const pendingEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  itens: readonly ItemRow[],
): Email => ({
  para: comprador_email,
  assunto: `Recebemos seu pagamento do pedido ${localizador}: a emissão está demorando`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    `O pagamento está confirmado e ${poltronas(itens)} ${itens.length === 1 ? 'continua' : 'continuam'} com você, mas a operadora ainda não emitiu a passagem.`,
    `Tentamos de novo sozinhos por até ${DESISTIR_HORAS} horas. Se não der certo, devolvemos o valor e avisamos você.`,
  ].join('\n'),
});

/** The operator does not issue: the money goes back. */
export const refusedEmail = (
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  itens: readonly ItemRow[],
): Email => ({
  para: comprador_email,
  assunto: `A operadora não emitiu uma passagem do pedido ${localizador}`,
  corpo: [
    `Olá, ${comprador_nome}.`,
    '',
    `A operadora não emitiu a passagem para ${poltronas(itens)}. Vamos devolver o que você pagou por ela, do mesmo jeito que você pagou.`,
    'Você não precisa fazer nada: avisamos assim que o valor voltar.',
  ].join('\n'),
});
