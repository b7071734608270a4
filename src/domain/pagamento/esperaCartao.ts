import type { SituacaoPedido } from '../wire/compra/pedidos';
import { msg, translated } from '../../words/t';

/** Polling intervals of the card page: while the bank's challenge is open, and while its answer is pending. */
export const OLHAR_DESAFIO_MS = 4_000;
export const OLHAR_ANALISE_MS = 2_000;
/** Timeout of a status request to the bank through the server; afterwards it is retried. */
export const ESPERA_CONFERENCIA_MS = 10_000;
/** Timeout for the card form to deliver its token. */
export const ESPERA_TOKEN_MS = 20_000;

export const CARTAO_INDISPONIVEL = msg('O pagamento com cartão não está disponível neste momento. Pague com Pix.');
export const CAMPOS_SEM_RESPOSTA = msg('O formulário do cartão não respondeu. Tente de novo ou pague com Pix.');
export const TOTAL_MUDOU = msg('O total do pedido mudou. Confira as parcelas e pague de novo.');
export const CARTAO_SEM_CONEXAO = msg(
  'Sem resposta do servidor. Estamos tentando de novo: este pagamento não é cobrado duas vezes.',
);
export const DESISTENCIA_TARDIA = msg('O banco já está respondendo. Espere um instante para ver o resultado.');

const mensagensFim: Partial<Record<SituacaoPedido, string>> = {
  pago_sem_poltrona: msg('A poltrona já não estava livre. O valor foi liberado e não aparece na sua fatura.'),
  estorno_em_processamento: msg('A poltrona já não estava livre. O valor está voltando para o seu cartão.'),
  estornado: msg('A poltrona já não estava livre. O valor voltou para o seu cartão.'),
  cancelado: msg('Este pedido foi cancelado.'),
};

/** Final message to a card payer whose order produced no ticket. */
export const mensagemFimCartao = (situacao: SituacaoPedido): string =>
  translated(
    mensagensFim[situacao] ?? msg('O tempo para pagar acabou e as poltronas foram liberadas. Nada foi cobrado.'),
  );
