import { diaEm, formatDia, FUSO_DA_SEDE } from '../base/data';
import { formatCentavos, formatDesconto } from '../base/dinheiro';
import type { MeioDevolucao } from './posVenda';
import { explainCancelamento, explainTroca } from './posVendaTextos';
import type { EstornoPedido } from '../wire/compra/pedidos';
import type {
  Cancelamento,
  PreviaCancelamento,
  PreviaCancelamentoPedido,
  PreviaRemarcacao,
} from '../wire/posVenda/posVenda';

/** A line of an amount, as displayed. */
export interface LinhaResumo {
  label: string;
  value: string;
  discount?: boolean;
}

/** Summary of a refund or charge, displayed by `RefundSummary`. */
export interface Resumo {
  rows: LinhaResumo[];
  sentido: 'devolve' | 'cobra' | 'nada';
  valor: string;
  prazo?: string;
  motivo: string;
  baseLegal: string;
}

/** Words of the resulting payment. */
export const rotulosSentido: Record<Resumo['sentido'], string> = {
  devolve: 'Você recebe de volta',
  cobra: 'Falta pagar',
  nada: 'Sem valor a devolver',
};

const destinos: Record<MeioDevolucao, string> = {
  pix: 'Na conta de onde veio o Pix',
  cartao: 'No mesmo cartão',
  dinheiro: 'Em dinheiro, no guichê',
};

/** Refund method and expected day, in words. */
export const prazoDoEstorno = (meio: MeioDevolucao | null, previsao: string | null): string | undefined =>
  meio && previsao ? `${destinos[meio]}, até ${formatDia(previsao)}` : undefined;

type DevolucaoPrevista = Pick<Cancelamento, 'devolverCentavos' | 'meio' | 'previsao'>;

/**
 * Outcome of a cancellation in one sentence: what comes back and by when, or, once every refund of the order has
 * arrived, what came back and on which day.
 */
export function textoDaDevolucao(
  { devolverCentavos, meio, previsao }: DevolucaoPrevista,
  estornos: readonly EstornoPedido[],
): string {
  if (devolverCentavos === 0) return 'A poltrona foi liberada. Não há valor a devolver.';
  const valor = formatCentavos(devolverCentavos);
  const days = estornos.map(({ situacao, concluidoEm }) => (situacao === 'feito' ? concluidoEm : null));
  const last = days.toSorted().at(-1);
  if (!last || days.includes(null)) return `Vamos devolver ${valor}. ${prazoDoEstorno(meio, previsao) ?? ''}`;
  const onde = meio ? ` ${destinos[meio]},` : '';
  return `Devolvemos ${valor}.${onde} em ${formatDia(diaEm(new Date(last), FUSO_DA_SEDE))}.`;
}

const who = ({ poltrona, passageiro }: PreviaCancelamento): string => `Poltrona ${poltrona}, ${passageiro}`;

/** Preview of a cancellation: a single ticket with its fee, several passenger by passenger. */
export function resumoCancelamento({ bilhetes, devolverCentavos }: PreviaCancelamentoPedido): Resumo | null {
  const [first] = bilhetes;
  if (!first) return null;
  const open = bilhetes.filter(({ permitido }) => permitido);
  const [shown = first] = open;
  const prazo = prazoDoEstorno(shown.meio, shown.previsao);
  return {
    rows: bilhetes.length === 1 ? rowsOfOne(first) : bilhetes.map(rowOfMany),
    sentido: devolverCentavos > 0 ? 'devolve' : 'nada',
    valor: formatCentavos(devolverCentavos),
    ...(prazo !== undefined && { prazo }),
    motivo: explainCancelamento(shown),
    baseLegal: shown.baseLegal,
  };
}

const rowsOfOne = ({ pagoCentavos, multaCentavos }: PreviaCancelamento): LinhaResumo[] => [
  { label: 'Valor pago', value: formatCentavos(pagoCentavos) },
  ...(multaCentavos > 0 ? [{ label: 'Multa', value: formatDesconto(multaCentavos) }] : []),
];

const rowOfMany = (previa: PreviaCancelamento): LinhaResumo => ({
  label: previa.permitido ? who(previa) : `${who(previa)} (não pode ser cancelada)`,
  value: formatCentavos(previa.devolverCentavos),
});

/** Preview of an exchange with its chosen seat. */
export function resumoRemarcacao(previa: PreviaRemarcacao): Resumo | null {
  const { acerto, pagoCentavos, taxaCentavos } = previa;
  if (!acerto) return null;
  const { novoCentavos, cobrarCentavos, devolverCentavos, meio, previsao } = acerto;
  const prazo = prazoDoEstorno(meio, previsao);
  return {
    rows: [
      { label: 'Nova passagem', value: formatCentavos(novoCentavos) },
      ...(taxaCentavos > 0 ? [{ label: 'Taxa de remarcação', value: formatCentavos(taxaCentavos) }] : []),
      { label: 'Passagem atual', value: formatDesconto(pagoCentavos), discount: true },
    ],
    sentido: cobrarCentavos > 0 ? 'cobra' : devolverCentavos > 0 ? 'devolve' : 'nada',
    valor: formatCentavos(cobrarCentavos > 0 ? cobrarCentavos : devolverCentavos),
    ...(prazo !== undefined && { prazo }),
    motivo: explainTroca(previa),
    baseLegal: previa.baseLegal,
  };
}
