import { nomeBandeira, opcoesParcelas } from '../../../src/domain/cartao';
import type { CartaoDoPedido, PagamentoCartao, SituacaoCartao } from '../../../src/domain/wire/cartao';
import type { SituacaoCobrancaCartao } from '../tables';
import { mensagensCartao, mensagensRecusa } from './cardMessages';
import type { AttemptRow } from './tentativaCartaoRepository';

const situacoes: Record<SituacaoCobrancaCartao, SituacaoCartao> = {
  criada: 'em_analise',
  desafio: 'desafio',
  autorizando: 'em_analise',
  autorizada: 'aprovado',
  capturada: 'aprovado',
  cancelada: 'recusado',
  recusada: 'recusado',
  abandonada: 'recusado',
};

/** An attempt as its person sees it. */
export function toPagamentoCartao(row: AttemptRow): PagamentoCartao {
  // Money that was taken and goes back is no approval of this order.
  const situacao = row.destino === 'devolver' ? 'recusado' : situacoes[row.situacao];
  return {
    situacao,
    mensagem: mensagemOf(row, situacao),
    tipo: row.tipo,
    parcelas: row.parcelas,
    valorCentavos: row.valor_centavos,
    bandeira: row.bandeira && nomeBandeira(row.bandeira),
    final4: row.final4,
    desafio: desafioOf(row),
  };
}

function mensagemOf({ situacao, motivo, destino }: AttemptRow, vista: SituacaoCartao): string {
  if (vista !== 'recusado') return mensagensCartao[vista];
  if (situacao === 'abandonada') return mensagensCartao.abandonado;
  return mensagensRecusa[motivo ?? (destino === 'devolver' ? 'encerrado' : 'negada')];
}

const desafioOf = ({
  situacao,
  desafio_url,
  desafio_ate,
  nonce,
  desafioRestanteMs: restanteMs,
}: AttemptRow): PagamentoCartao['desafio'] =>
  situacao === 'desafio' && desafio_url !== null && desafio_ate !== null
    ? { url: desafio_url, nonce, expiraEm: desafio_ate.toISOString(), restanteMs }
    : null;

/** How an order may be paid by card, and how that stands. */
export const toCartaoDoPedido = (totalCentavos: number, attempt: AttemptRow | undefined): CartaoDoPedido => ({
  totalCentavos,
  opcoes: opcoesParcelas(totalCentavos),
  pagamento: attempt ? toPagamentoCartao(attempt) : null,
});
