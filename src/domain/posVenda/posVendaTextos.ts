import { formatCentavos } from '../base/dinheiro';
import type { PreviaCancelamento, PreviaRemarcacao } from '../wire/posVenda/posVenda';

/** The target of a cancellation: one ticket, the rest of an order, or a customer's order at an agency. */
export interface AlvoCancelamento {
  tipo: 'bilhete' | 'pedido' | 'agencia';
  id: string;
}

/** The chosen new departure and seat. */
export interface EscolhaRemarcacao {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltrona: number;
}

type Numeros = Pick<PreviaCancelamento, 'horasMinimas' | 'diasArrependimento' | 'diasValidade' | 'minutosAtraso'>;
type Cancelamento = Pick<PreviaCancelamento, 'motivo' | 'horasAntes' | 'pctMulta'> & Numeros;

const horas = (count: number): string => `${count} h`;
const espera = (minutos: number): string => {
  if (minutos % 60 !== 0) return `${minutos} minutos`;
  return minutos === 60 ? '1 hora' : `${minutos / 60} horas`;
};
const prazo = (dias: number): string => (dias === 365 ? '1 ano' : `${dias} dias`);

/** Explanation of the refunded amount. */
export function explainCancelamento(previa: Cancelamento): string {
  const { motivo, horasAntes, horasMinimas, pctMulta, diasArrependimento, diasValidade, minutosAtraso } = previa;
  switch (motivo) {
    case 'viagem_cancelada':
      return 'A empresa cancelou a viagem: você recebe tudo de volta.';
    case 'atraso':
      return `A viagem está com mais de ${espera(minutosAtraso)} de atraso: você pode desistir e receber tudo de volta.`;
    case 'classe_inferior':
      return 'O ônibus foi trocado e sua poltrona é inferior à comprada: você pode desistir e receber tudo de volta.';
    case 'arrependimento':
      return `Compra pela internet, pedida de volta em até ${diasArrependimento} dias e sem uso: você recebe tudo de volta.`;
    case 'antecedencia':
      return `Pedido ${horas(horasAntes)} antes da partida: multa de ${pctMulta}% da tarifa.`;
    case 'prazo_encerrado':
      return `Faltam menos de ${horas(horasMinimas)} para a partida: não há mais reembolso, mas você ainda pode remarcar.`;
    case 'ja_partiu':
      return `A viagem já partiu: não há mais reembolso, mas o bilhete vale por ${prazo(diasValidade)} para remarcar.`;
    case 'sem_reembolso':
      return `Esta passagem foi remarcada quando já não havia reembolso: ela vale por ${prazo(diasValidade)} desde a primeira compra, para viajar ou remarcar.`;
    case 'embarcado':
      return 'Esta passagem já foi usada no embarque.';
    case 'remarcacao_aberta':
      return 'A remarcação desta passagem já foi paga e está sendo concluída. Aguarde um instante.';
    default:
      return 'Esta passagem não vale mais.';
  }
}

type Troca = Pick<PreviaRemarcacao, 'motivo' | 'taxaCentavos' | 'pctRemarcacao'> &
  Partial<Pick<PreviaRemarcacao, 'semReembolso'>> &
  Numeros;

const AVISO_SEM_REEMBOLSO =
  'Esta passagem já não tem reembolso, e a nova também não terá: ela vale para viajar ou remarcar.';

/** Explanation of an exchange's fee and lost refund, or of its refusal. */
export const explainTroca = (previa: Troca): string =>
  previa.semReembolso ? `${explainTaxa(previa)} ${AVISO_SEM_REEMBOLSO}` : explainTaxa(previa);

function explainTaxa(previa: Troca): string {
  const { motivo, taxaCentavos, horasMinimas, pctRemarcacao, diasValidade, minutosAtraso } = previa;
  switch (motivo) {
    case 'viagem_cancelada':
      return 'A empresa cancelou a viagem: remarcar não tem taxa.';
    case 'atraso':
      return `A viagem está com mais de ${espera(minutosAtraso)} de atraso: remarcar não tem taxa.`;
    case 'classe_inferior':
      return 'O ônibus foi trocado e sua poltrona é inferior à comprada: remarcar não tem taxa.';
    case 'antecedencia':
      return `Até ${horas(horasMinimas)} antes da partida, remarcar é grátis.`;
    case 'fora_do_prazo':
      return `Pedido com menos de ${horas(horasMinimas)} de antecedência ou depois da partida: taxa de ${formatCentavos(taxaCentavos)} (até ${pctRemarcacao}% da tarifa).`;
    case 'embarcado':
      return 'Esta passagem já foi usada no embarque.';
    case 'validade_vencida':
      return `O bilhete valeu por ${prazo(diasValidade)} e já venceu.`;
    case 'beneficio':
      return 'Passagem com gratuidade ou desconto legal é pessoal: cancele e compre outra com o benefício.';
    case 'remarcacao_aberta':
      return 'A remarcação desta passagem já foi paga e está sendo concluída. Aguarde um instante.';
    default:
      return 'Esta passagem não vale mais.';
  }
}
