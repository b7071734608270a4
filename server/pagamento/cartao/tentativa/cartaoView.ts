import { translated } from '../../../../src/words/t';
import { nomeBandeira, opcoesParcelas } from '../../../../src/domain/pagamento/cartao';
import type { CartaoDoPedido, PagamentoCartao, SituacaoCartao } from '../../../../src/domain/wire/pagamento/cartao';
import type { SituacaoCobrancaCartao } from '../tables';
import { mensagensCartao, mensagensRecusa } from './cartaoMessages';
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

/** An attempt in the form that its person receives. */
export function toPagamentoCartao(row: AttemptRow): PagamentoCartao {
  // Captured money that goes back does not approve this order.
  const situacao = row.destino === 'devolver' ? 'recusado' : situacoes[row.situacao];
  return {
    situacao,
    mensagem: translated(mensagemOf(row, situacao)),
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

/** The instalments that an order allows, and its latest attempt. */
export const toCartaoDoPedido = (totalCentavos: number, attempt: AttemptRow | undefined): CartaoDoPedido => ({
  totalCentavos,
  opcoes: opcoesParcelas(totalCentavos),
  pagamento: attempt ? toPagamentoCartao(attempt) : null,
});
