import { formatCentavos } from '../base/dinheiro';
import { adicionaisCentavos } from '../compra/adicionais/adicionais';
import { describeAdicionais } from '../compra/adicionais/describeAdicionais';
import type { EstornoPedido } from '../wire/compra/pedidos';
import type { Cancelamento, PreviaCancelamentoAdicional } from '../wire/posVenda/posVenda';
import { explainCancelamento } from './posVendaTextos';
import { type Resumo, prazoDaVolta, textoDaDevolucao } from './resumoPosVenda';
import { t } from '../../words/t';

type Explicada = Parameters<typeof explainCancelamento>[0];

/**
 * Explanation of the refund of one kind of extra, or of its refusal: the rule is that of its ticket, but an extra has no fee, and an
 * exchange that only waits for its payment was priced with it (ADR 111).
 */
export function explainCancelamentoAdicional(previa: Explicada): string {
  switch (previa.motivo) {
    case 'antecedencia':
      return t('Pedido {n} h antes da partida: o adicional volta inteiro, sem multa.', { n: previa.horasAntes });
    case 'prazo_encerrado':
      return t('Faltam menos de {n} h para a partida: o adicional não tem mais reembolso.', {
        n: previa.horasMinimas,
      });
    case 'ja_partiu':
      return t('A viagem já partiu: o adicional não tem mais reembolso.');
    case 'sem_reembolso':
      return t('Esta passagem foi remarcada quando já não havia reembolso, e o adicional também não tem.');
    case 'remarcacao_aberta':
      return t('A remarcação desta passagem ainda não terminou, e o preço dela conta com este adicional.');
    default:
      return explainCancelamento(previa);
  }
}

/** Preview of cancelling one kind of extra: what was paid for it, what comes back, and by when. */
export function resumoCancelamentoAdicional(previa: PreviaCancelamentoAdicional): Resumo {
  const { adicional, devolverCentavos } = previa;
  const prazo = prazoDaVolta(previa, previa);
  return {
    rows: [{ label: describeAdicionais([adicional]), value: formatCentavos(adicionaisCentavos([adicional])) }],
    sentido: devolverCentavos > 0 ? 'devolve' : 'nada',
    valor: formatCentavos(devolverCentavos),
    ...(prazo !== undefined && { prazo }),
    motivo: explainCancelamentoAdicional(previa),
    baseLegal: previa.baseLegal,
  };
}

/** Refunds of the order's latest cancellation, which were written at one moment. */
export function ultimosEstornos(estornos: readonly EstornoPedido[]): EstornoPedido[] {
  const last = estornos.reduce((latest, { criadoEm }) => (criadoEm > latest ? criadoEm : latest), '');
  return estornos.filter(({ criadoEm }) => criadoEm === last);
}

/** Outcome of cancelling one kind of extra in one sentence, as {@link textoDaDevolucao} says it of a ticket. */
export const textoDoAdicionalDevolvido = (cancelamento: Cancelamento, estornos: readonly EstornoPedido[]): string =>
  cancelamento.devolverCentavos === 0 ? t('Não há valor a devolver.') : textoDaDevolucao(cancelamento, estornos);
