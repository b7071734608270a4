import type { SituacaoPedido } from './wire/pedidos';

/** The payment page moves on within two seconds of the payment, also where its stream is cut off. */
export const POLL_SEM_STREAM_MS = 1_500;
/** With a stream that speaks, a look now and then only guards against what it might have missed. */
export const POLL_COM_STREAM_MS = 5_000;

/** After the time to pay, money that was under way is looked for so often. */
export const POLL_ATRASADO_MS = 5_000;

/** What a state of the order means to somebody on the payment page. */
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
  pago_sem_poltrona:
    'Recebemos o seu pagamento, mas a poltrona já não estava livre. O valor será devolvido pelo mesmo Pix.',
  estorno_em_processamento:
    'Recebemos o seu pagamento, mas não foi possível emitir a passagem. A devolução do valor já está em andamento.',
  estornado: 'O valor deste pedido foi devolvido para a conta que fez o Pix.',
  cancelado: 'Este pedido foi cancelado.',
};

/** Why there will be no ticket, for the person. */
export const mensagemFim = (situacao: SituacaoPedido): string =>
  mensagensFim[situacao] ?? 'O tempo para pagar acabou e as poltronas foram liberadas. Nada foi cobrado.';

export const PIX_EXPIRADO = 'Este código Pix expirou. Gere um novo para continuar.';
export const PIX_AINDA_NAO =
  'Ainda não recebemos a confirmação do banco. Assim que ela chegar, esta página avança sozinha.';
/** Nothing is lost where the network is: who has paid has paid. */
export const SEM_CONEXAO_PIX =
  'Sem conexão, o pagamento continua valendo. Assim que a internet voltar, esta página avança sozinha.';
export const PIX_FORA_DO_AR =
  'O Pix não está respondendo no momento. Suas poltronas continuam reservadas: tente de novo em instantes ou pague com cartão.';
