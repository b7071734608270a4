import { msg } from '../../../../src/words/t';
import type { MotivoRecusa } from '../tables';

/** Reasons of a failed card payment, for its person. Nothing was charged in any of them, and each says so. */
export const mensagensRecusa: Record<MotivoRecusa, string> = {
  autenticacao: msg('O banco do cartão não confirmou a compra. Nada foi cobrado. Use outro cartão ou pague com Pix.'),
  sem_autenticacao: msg(
    'O banco do cartão não conseguiu confirmar que é você. Nada foi cobrado. Use outro cartão ou pague com Pix.',
  ),
  negada: msg('O banco recusou este cartão. Nada foi cobrado. Use outro cartão ou pague com Pix.'),
  saldo: msg('O cartão não tem limite ou saldo para esta compra. Nada foi cobrado. Use outro cartão ou pague com Pix.'),
  tempo: msg('O tempo para confirmar no banco acabou. Nada foi cobrado. Tente de novo ou pague com Pix.'),
  valor_mudou: msg('O valor do pedido mudou enquanto você pagava. Nada foi cobrado. Confira o total e pague de novo.'),
  encerrado: msg('Este pedido já foi pago ou encerrado. Nada foi cobrado neste cartão.'),
  sem_resposta: msg(
    'O banco não respondeu. Se aparecer alguma cobrança no cartão, ela será cancelada sozinha. Tente de novo ou pague com Pix.',
  ),
  indisponivel: msg(
    'O pagamento com cartão não está respondendo agora. Nada foi cobrado. Tente de novo ou pague com Pix.',
  ),
};

/** States of a card payment, for its person. */
export const mensagensCartao = {
  aprovado: msg('Pagamento aprovado.'),
  desafio: msg('Confirme a compra na página do seu banco.'),
  em_analise: msg('Estamos confirmando o pagamento com o banco. Isso costuma levar poucos segundos.'),
  abandonado: msg('Você cancelou este pagamento. Nada foi cobrado.'),
} as const;
