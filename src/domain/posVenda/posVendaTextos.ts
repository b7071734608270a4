import { formatCentavos } from '../base/dinheiro';
import type { PreviaCancelamento, PreviaRemarcacao } from '../wire/posVenda/posVenda';
import { msg, t, translated } from '../../words/t';

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

const espera = (minutos: number): string =>
  minutos % 60 === 0
    ? t('{n, plural, =1 {1 hora} other {{n} horas}}', { n: minutos / 60 })
    : t('{n, plural, =1 {1 minuto} other {{n} minutos}}', { n: minutos });
const prazo = (dias: number): string => (dias === 365 ? t('1 ano') : t('{n} dias', { n: dias }));

/** Explanation of the refunded amount. */
export function explainCancelamento(previa: Cancelamento): string {
  const { motivo, horasAntes, horasMinimas, pctMulta, diasArrependimento, diasValidade, minutosAtraso } = previa;
  switch (motivo) {
    case 'viagem_cancelada':
      return t('A empresa cancelou a viagem: você recebe tudo de volta.');
    case 'atraso':
      return t('A viagem está com mais de {espera} de atraso: você pode desistir e receber tudo de volta.', {
        espera: espera(minutosAtraso),
      });
    case 'classe_inferior':
      return t(
        'O ônibus foi trocado e sua poltrona é inferior à comprada: você pode desistir e receber tudo de volta.',
      );
    case 'arrependimento':
      return t('Compra pela internet, pedida de volta em até {n} dias e sem uso: você recebe tudo de volta.', {
        n: diasArrependimento,
      });
    case 'antecedencia':
      return t('Pedido {n} h antes da partida: multa de {pct}% da tarifa.', { n: horasAntes, pct: pctMulta });
    case 'prazo_encerrado':
      return t('Faltam menos de {n} h para a partida: não há mais reembolso, mas você ainda pode remarcar.', {
        n: horasMinimas,
      });
    case 'ja_partiu':
      return t('A viagem já partiu: não há mais reembolso, mas o bilhete vale por {prazo} para remarcar.', {
        prazo: prazo(diasValidade),
      });
    case 'sem_reembolso':
      return t(
        'Esta passagem foi remarcada quando já não havia reembolso: ela vale por {prazo} desde a primeira compra, para viajar ou remarcar.',
        { prazo: prazo(diasValidade) },
      );
    case 'embarcado':
      return t('Esta passagem já foi usada no embarque.');
    case 'remarcacao_aberta':
      return t('A remarcação desta passagem já foi paga e está sendo concluída. Aguarde um instante.');
    default:
      return t('Esta passagem não vale mais.');
  }
}

type Troca = Pick<PreviaRemarcacao, 'motivo' | 'taxaCentavos' | 'pctRemarcacao'> &
  Partial<Pick<PreviaRemarcacao, 'semReembolso'>> &
  Numeros;

const AVISO_SEM_REEMBOLSO = msg(
  'Esta passagem já não tem reembolso, e a nova também não terá: ela vale para viajar ou remarcar.',
);

/** Explanation of an exchange's fee and lost refund, or of its refusal. */
export const explainTroca = (previa: Troca): string =>
  previa.semReembolso ? `${explainTaxa(previa)} ${translated(AVISO_SEM_REEMBOLSO)}` : explainTaxa(previa);

function explainTaxa(previa: Troca): string {
  const { motivo, taxaCentavos, horasMinimas, pctRemarcacao, diasValidade, minutosAtraso } = previa;
  switch (motivo) {
    case 'viagem_cancelada':
      return t('A empresa cancelou a viagem: remarcar não tem taxa.');
    case 'atraso':
      return t('A viagem está com mais de {espera} de atraso: remarcar não tem taxa.', {
        espera: espera(minutosAtraso),
      });
    case 'classe_inferior':
      return t('O ônibus foi trocado e sua poltrona é inferior à comprada: remarcar não tem taxa.');
    case 'antecedencia':
      return t('Até {n} h antes da partida, remarcar é grátis.', { n: horasMinimas });
    case 'fora_do_prazo':
      return t(
        'Pedido com menos de {n} h de antecedência ou depois da partida: taxa de {valor} (até {pct}% da tarifa).',
        { n: horasMinimas, valor: formatCentavos(taxaCentavos), pct: pctRemarcacao },
      );
    case 'embarcado':
      return t('Esta passagem já foi usada no embarque.');
    case 'validade_vencida':
      return t('O bilhete valeu por {prazo} e já venceu.', { prazo: prazo(diasValidade) });
    case 'beneficio':
      return t('Passagem com gratuidade ou desconto legal é pessoal: cancele e compre outra com o benefício.');
    case 'remarcacao_aberta':
      return t('A remarcação desta passagem já foi paga e está sendo concluída. Aguarde um instante.');
    default:
      return t('Esta passagem não vale mais.');
  }
}
