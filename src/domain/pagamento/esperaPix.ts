import { SEM_CONEXAO } from '../base/falhas';
import type { SituacaoPedido } from '../wire/compra/pedidos';
import { msg, translated } from '../../words/t';

/** Polling interval of the payment page without a stream, so that it advances within two seconds of the payment. */
export const POLL_SEM_STREAM_MS = 1_500;
/** Polling interval with a live stream, a safety net for missed messages. */
export const POLL_COM_STREAM_MS = 5_000;

/** Polling interval after the payment deadline, while a late payment may arrive. */
export const POLL_ATRASADO_MS = 5_000;

/** Phase of the payment page, derived from the order's state. */
export type LeituraPix = 'waiting' | 'confirmed' | 'done' | 'late' | 'over';

const leituras: Record<SituacaoPedido, LeituraPix> = {
  reservado: 'waiting',
  aguardando_pagamento: 'waiting',
  pago: 'confirmed',
  emitindo: 'confirmed',
  emitido: 'done',
  emitido_parcial: 'done',
  reserva_expirada: 'over',
  pagamento_recusado: 'over',
  pagamento_expirado: 'late',
  pago_sem_poltrona: 'over',
  estorno_em_processamento: 'over',
  estornado: 'over',
  cancelado: 'over',
};

export const leituraPix = (situacao: SituacaoPedido): LeituraPix => leituras[situacao];

const mensagensFim: Partial<Record<SituacaoPedido, string>> = {
  pago_sem_poltrona: msg(
    'Recebemos o seu pagamento, mas a poltrona já não estava livre. O valor será devolvido pelo mesmo Pix.',
  ),
  estorno_em_processamento: msg(
    'Recebemos o seu pagamento, mas não foi possível emitir a passagem. A devolução do valor já está em andamento.',
  ),
  estornado: msg('O valor deste pedido foi devolvido para a conta que fez o Pix.'),
  cancelado: msg('Este pedido foi cancelado.'),
};

/** Final message to a payer whose order produced no ticket. */
export const mensagemFim = (situacao: SituacaoPedido): string =>
  translated(
    mensagensFim[situacao] ?? msg('O tempo para pagar acabou e as poltronas foram liberadas. Nada foi cobrado.'),
  );

export const PIX_EXPIRADO = msg('Este código Pix expirou. Gere um novo para continuar.');
export const PIX_AINDA_NAO = msg(
  'Ainda não recebemos a confirmação do banco. Assim que ela chegar, esta página avança sozinha.',
);
/** Connection and provider failures do not affect a payment already made. */
export const SEM_CONEXAO_PIX = msg(
  'Sem conexão, o pagamento continua valendo. Assim que a internet voltar, esta página avança sozinha.',
);
export const PIX_FORA_DO_AR = msg(
  'O Pix não está respondendo no momento. Suas poltronas continuam reservadas: tente de novo em instantes ou pague com cartão.',
);

/** Notice after the bank was asked; null where the page moves on by itself. `situacao` is null without an answer. */
export function avisoConferido(situacao: SituacaoPedido | null): string | null {
  if (situacao === null) return translated(SEM_CONEXAO);
  return leituraPix(situacao) === 'waiting' ? translated(PIX_AINDA_NAO) : null;
}
