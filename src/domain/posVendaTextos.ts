import { formatCentavos } from './dinheiro';
import type { PreviaCancelamento, PreviaRemarcacao } from './wire/posVenda';

/** What is to be cancelled: one ticket, or all that is left of an order. */
export interface AlvoCancelamento {
  tipo: 'bilhete' | 'pedido';
  id: string;
}

/** The departure and seat that are wanted instead. */
export interface EscolhaRemarcacao {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltrona: number;
}

type Cancelamento = Pick<
  PreviaCancelamento,
  'motivo' | 'horasAntes' | 'horasMinimas' | 'pctMulta' | 'multaCentavos' | 'devolverCentavos'
>;

const horas = (count: number): string => (count === 1 ? '1 h' : `${count} h`);

/** Why so much comes back and no more, in words for a person. */
export function explicarCancelamento({ motivo, horasAntes, horasMinimas, pctMulta }: Cancelamento): string {
  switch (motivo) {
    case 'viagem_cancelada':
      return 'A empresa cancelou a viagem: você recebe tudo de volta.';
    case 'atraso':
      return 'A viagem está com mais de 1 hora de atraso: você pode desistir e receber tudo de volta.';
    case 'arrependimento':
      return 'Compra pela internet, pedida de volta em até 7 dias e sem uso: você recebe tudo de volta.';
    case 'antecedencia':
      return `Pedido ${horas(horasAntes)} antes da partida: multa de ${pctMulta} % da tarifa.`;
    case 'prazo_encerrado':
      return `Faltam menos de ${horas(horasMinimas)} para a partida: não há mais reembolso, mas você ainda pode remarcar.`;
    case 'ja_partiu':
      return 'A viagem já partiu: não há mais reembolso, mas o bilhete vale por 1 ano para remarcar.';
    case 'embarcado':
      return 'Esta passagem já foi usada no embarque.';
    case 'remarcacao_aberta':
      return 'A remarcação desta passagem já foi paga e está sendo concluída. Aguarde um instante.';
    default:
      return 'Esta passagem não vale mais.';
  }
}

type Troca = Pick<PreviaRemarcacao, 'motivo' | 'taxaCentavos' | 'horasMinimas' | 'pctRemarcacao'>;

/** What an exchange costs by itself, or why there is none. */
export function explicarTroca({ motivo, taxaCentavos, horasMinimas, pctRemarcacao }: Troca): string {
  switch (motivo) {
    case 'viagem_cancelada':
      return 'A empresa cancelou a viagem: remarcar não tem taxa.';
    case 'atraso':
      return 'A viagem está com mais de 1 hora de atraso: remarcar não tem taxa.';
    case 'antecedencia':
      return `Pedido pelo menos ${horas(horasMinimas)} antes da partida: remarcar não tem taxa.`;
    case 'fora_do_prazo':
      return `Pedido com menos de ${horas(horasMinimas)} de antecedência ou depois da partida: taxa de ${formatCentavos(taxaCentavos)} (até ${pctRemarcacao} % da tarifa).`;
    case 'embarcado':
      return 'Esta passagem já foi usada no embarque.';
    case 'validade_vencida':
      return 'O bilhete valeu por 1 ano e já venceu.';
    case 'beneficio':
      return 'Passagem com gratuidade ou desconto legal é pessoal: cancele e compre outra com o benefício.';
    case 'remarcacao_aberta':
      return 'A remarcação desta passagem já foi paga e está sendo concluída. Aguarde um instante.';
    default:
      return 'Esta passagem não vale mais.';
  }
}
