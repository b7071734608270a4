import { sayTextoDaLei } from '../base/textoDaLei';
import { describeAdicionais } from '../compra/adicionais/describeAdicionais';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../base/data';
import { formatCentavos, formatDesconto } from '../base/dinheiro';
import { dinheiroDaVolta, fraseDaVolta, fraseDoCredito, usoDoCredito, voltaComCredito } from './creditoNoCancelamento';
import type { MeioDevolucao } from './posVenda';
import { explainCancelamento, explainTroca } from './posVendaTextos';
import type { EstornoPedido } from '../wire/compra/pedidos';
import type {
  Cancelamento,
  PreviaCancelamento,
  PreviaCancelamentoPedido,
  PreviaRemarcacao,
} from '../wire/posVenda/posVenda';
import { msg, t, translated } from '../../words/t';

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
  devolve: msg('Você recebe de volta'),
  cobra: msg('Falta pagar'),
  nada: msg('Sem valor a devolver'),
};

const destinos: Record<MeioDevolucao, string> = {
  pix: msg('Na conta de onde veio o Pix'),
  cartao: msg('No mesmo cartão'),
  dinheiro: msg('Em dinheiro, no guichê'),
  boleto: msg('Por Pix, na chave do seu CPF'),
  credito: msg('Em crédito na sua conta'),
};

/** Refund method and expected day, in words. */
export const prazoDoEstorno = (meio: MeioDevolucao | null, previsao: string | null): string | undefined =>
  meio && previsao
    ? t('{destino}, até {dia}', { destino: translated(destinos[meio]), dia: formatDia(previsao) })
    : undefined;

type Cancelado = Omit<Cancelamento, 'pedidoId'>;

/**
 * Outcome of a cancellation in one sentence: what comes back and by when, or, once every refund of the order has
 * arrived, what came back and on which day.
 */
export function textoDaDevolucao(cancelamento: Cancelado, estornos: readonly EstornoPedido[]): string {
  const emCredito = fraseDoCredito(cancelamento);
  if (emCredito !== null) return emCredito;
  const devolvido = textoDoDinheiro(cancelamento, estornos);
  const volta = fraseDaVolta(cancelamento);
  return volta === undefined ? devolvido : `${devolvido.replace(/[. ]+$/, '')}. ${volta}`;
}

function textoDoDinheiro(cancelamento: Cancelado, all: readonly EstornoPedido[]): string {
  const { meio, previsao } = cancelamento;
  const devolverCentavos = dinheiroDaVolta(cancelamento);
  const estornos = all.filter((one) => one.meio !== 'credito');
  if (devolverCentavos === 0) return t('A poltrona foi liberada. Não há valor a devolver.');
  const valor = formatCentavos(devolverCentavos);
  const days = estornos.map(({ situacao, concluidoEm }) => (situacao === 'feito' ? concluidoEm : null));
  const last = days.toSorted().at(-1);
  if (!last || days.includes(null))
    return `${t('Vamos devolver {valor}.', { valor })} ${prazoDoEstorno(meio, previsao) ?? ''}`;
  const dia = formatDia(diaEm(new Date(last), FUSO_DA_SEDE));
  if (!meio) return t('Devolvemos {valor}. em {dia}.', { valor, dia });
  return t('Devolvemos {valor}. {destino}, em {dia}.', { valor, destino: translated(destinos[meio]), dia });
}

const who = ({ poltrona, passageiro }: PreviaCancelamento): string =>
  t('Poltrona {poltrona}, {passageiro}', { poltrona, passageiro });

/**
 * Preview of a cancellation: a single ticket with its fee, several passenger by passenger. @param emCredito whether the offered
 * credit is chosen, which adds its bonus.
 */
export function resumoCancelamento(previa: PreviaCancelamentoPedido, emCredito = false): Resumo | null {
  const { bilhetes, devolverCentavos } = previa;
  const [first] = bilhetes;
  if (!first) return null;
  const open = bilhetes.filter(({ permitido }) => permitido);
  const [shown = first] = open;
  const oferta = emCredito ? previa.credito : undefined;
  const prazo = oferta
    ? t('Em crédito na sua conta, {uso}', { uso: usoDoCredito(oferta) })
    : prazoDaVolta(previa, shown);
  return {
    rows: [
      ...(bilhetes.length === 1 ? rowsOfOne(first) : bilhetes.map(rowOfMany)),
      ...(oferta
        ? [{ label: t('Bônus de {pct}%', { pct: oferta.bonusPct }), value: `+${formatCentavos(oferta.bonusCentavos)}` }]
        : []),
    ],
    sentido: devolverCentavos > 0 ? 'devolve' : 'nada',
    valor: formatCentavos(oferta ? voltaComCredito(previa, oferta) : devolverCentavos),
    ...(prazo !== undefined && { prazo }),
    motivo: explainCancelamento(shown),
    baseLegal: sayTextoDaLei(shown.baseLegal),
  };
}

/** By which way and when it comes back; what credit paid comes back to it at once. */
export function prazoDaVolta(
  previa: Pick<PreviaCancelamentoPedido, 'voltaEmCreditoCentavos'>,
  { meio, previsao }: Pick<PreviaCancelamento, 'meio' | 'previsao'>,
): string | undefined {
  if (meio === 'credito') return t('Em crédito na sua conta, na hora');
  const prazo = prazoDoEstorno(meio, previsao);
  const volta = fraseDaVolta(previa);
  if (volta === undefined || prazo === undefined) return prazo;
  return `${prazo}. ${volta}`;
}

const rowsOfOne = ({ pagoCentavos, multaCentavos }: PreviaCancelamento): LinhaResumo[] => [
  { label: t('Valor pago'), value: formatCentavos(pagoCentavos) },
  ...(multaCentavos > 0 ? [{ label: t('Multa'), value: formatDesconto(multaCentavos) }] : []),
];

const rowOfMany = (previa: PreviaCancelamento): LinhaResumo => ({
  label: previa.permitido ? who(previa) : t('{passagem} (não pode ser cancelada)', { passagem: who(previa) }),
  value: formatCentavos(previa.devolverCentavos),
});

type Acerto = NonNullable<PreviaRemarcacao['acerto']>;

const rotuloDaNova = ({ adicionais }: Acerto): string =>
  adicionais?.levados.length
    ? t('Nova passagem, com {adicionais}', { adicionais: describeAdicionais(adicionais.levados) })
    : t('Nova passagem');

/** Extras that have no room on the new trip. */
const fraseDosDevolvidos = ({ adicionais }: Acerto): string =>
  adicionais?.devolvidos.length
    ? ` ${t('Não há lugar na nova viagem para {adicionais}: o valor está na conta acima.', {
        adicionais: describeAdicionais(adicionais.devolvidos),
      })}`
    : '';

/** Preview of an exchange with its chosen seat. */
export function resumoRemarcacao(previa: PreviaRemarcacao): Resumo | null {
  const { acerto, pagoCentavos, taxaCentavos } = previa;
  if (!acerto) return null;
  const { novoCentavos, cobrarCentavos, devolverCentavos } = acerto;
  const prazo = prazoDaVolta(acerto, acerto);
  return {
    rows: [
      { label: rotuloDaNova(acerto), value: formatCentavos(novoCentavos) },
      ...(taxaCentavos > 0 ? [{ label: t('Taxa de remarcação'), value: formatCentavos(taxaCentavos) }] : []),
      { label: t('Passagem atual'), value: formatDesconto(pagoCentavos), discount: true },
    ],
    sentido: cobrarCentavos > 0 ? 'cobra' : devolverCentavos > 0 ? 'devolve' : 'nada',
    valor: formatCentavos(cobrarCentavos > 0 ? cobrarCentavos : devolverCentavos),
    ...(prazo !== undefined && { prazo }),
    motivo: `${explainTroca(previa)}${fraseDosDevolvidos(acerto)}`,
    baseLegal: sayTextoDaLei(previa.baseLegal),
  };
}
