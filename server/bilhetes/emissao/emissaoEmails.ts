import { joinItems } from '../../../src/domain/base/itens';
import { t } from '../../../src/words/t';
import type { ItemRow, PedidoRow } from '../../pedidos/pedidoRepository';
import { letterIn } from '../../platform/language/letters';
import type { Email } from '../../platform/outbox/outbox';
import { DESISTIR_HORAS } from './backoff';

const poltronas = (itens: readonly ItemRow[]): { n: number; poltronas: string } => ({
  n: itens.length,
  poltronas: joinItems(itens.map(({ poltrona }) => poltrona)),
});

/** Paid, and the operator has not issued yet: what happens by itself, and until when. */
export const pendingEmail = (pedido: PedidoRow, itens: readonly ItemRow[]): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('Recebemos seu pagamento do pedido {localizador}: a emissão está demorando', {
      localizador: pedido.localizador,
    }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      t(
        'O pagamento está confirmado e {n, plural, =1 {a poltrona {poltronas} continua} other {as poltronas {poltronas} continuam}} com você, mas a operadora ainda não emitiu a passagem.',
        poltronas(itens),
      ),
      t('Tentamos de novo sozinhos por até {horas} horas. Se não der certo, devolvemos o valor e avisamos você.', {
        horas: DESISTIR_HORAS,
      }),
    ].join('\n'),
  }));

/** The operator does not issue: the money goes back. */
export const refusedEmail = (pedido: PedidoRow, itens: readonly ItemRow[]): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('A operadora não emitiu uma passagem do pedido {localizador}', { localizador: pedido.localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      t(
        'A operadora não emitiu a passagem para {n, plural, =1 {a poltrona {poltronas}} other {as poltronas {poltronas}}}. Vamos devolver o que você pagou por ela, do mesmo jeito que você pagou.',
        poltronas(itens),
      ),
      t('Você não precisa fazer nada: avisamos assim que o valor voltar.'),
    ].join('\n'),
  }));
