import { addDias, type Dia, diaEm, FUSO_DA_SEDE } from '../base/data';
import type { SituacaoBilhete } from '../wire/compra/pedidos';

/** The legal policy that an order was bought under, a dated row. */
export interface Politica {
  /** Hours before departure up to which a cancellation is refunded and an exchange is free. */
  horasMinimas: number;
  /** Percentage of the fare kept on cancellation. */
  pctMulta: number;
  /** Percentage of the fare charged for a late exchange. */
  pctRemarcacao: number;
  /** Days of the right of withdrawal for a distance purchase. */
  diasArrependimento: number;
  diasValidade: number;
  /** A longer delay entitles to a full refund. */
  minutosAtraso: number;
  baseLegal: string;
}

/** Facts that the rules read. Amounts are integer centavos. */
export interface FatosBilhete {
  situacao: SituacaoBilhete;
  /** Fare without fees and after discounts; penalties are a percentage of it. */
  tarifaCentavos: number;
  /** Total paid for the seat. */
  pagoCentavos: number;
  /** First purchase and issue; an exchange does not restart the period. */
  compradoEm: Date;
  partidaEm: Date;
  atrasoMinutos: number;
  viagemCancelada: boolean;
  /** A change of coaches left the passenger in a worse class than the paid one, or took a step-free seat. */
  classeInferior: boolean;
  /** An earlier ticket of the chain was exchanged after it had lost its refund. */
  semReembolso: boolean;
  agora: Date;
}

export const motivosCancelamento = [
  'viagem_cancelada',
  'atraso',
  'classe_inferior',
  'arrependimento',
  'antecedencia',
  'prazo_encerrado',
  'ja_partiu',
  'sem_reembolso',
  'embarcado',
  'encerrado',
  'remarcacao_aberta',
] as const;
export type MotivoCancelamento = (typeof motivosCancelamento)[number];

/** Outcome of a cancellation at this moment. */
export interface RegraCancelamento {
  permitido: boolean;
  motivo: MotivoCancelamento;
  multaCentavos: number;
  devolverCentavos: number;
  /** Time until which the outcome holds; null when no date changes it. */
  validoAte: Date | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const lastFreeDay = ({ diasArrependimento }: Politica, compradoEm: Date): Dia =>
  addDias(diaEm(compradoEm, FUSO_DA_SEDE), diasArrependimento);
const endOfDay = (dia: Dia): Date => new Date(`${addDias(dia, 1)}T00:00:00-03:00`);
/** Percentage of an amount, rounded down in the payer's favour. */
const percentOf = (centavos: number, pct: number): number => Math.floor((Math.max(0, centavos) * pct) / 100);
const enoughAhead = ({ horasMinimas }: Politica, { partidaEm, agora }: FatosBilhete): boolean =>
  partidaEm.getTime() - agora.getTime() >= horasMinimas * HOUR_MS;
const isOver = ({ situacao }: FatosBilhete): boolean =>
  situacao === 'cancelado' || situacao === 'remarcado' || situacao === 'transferido';
type FalhaDaEmpresa = 'viagem_cancelada' | 'atraso' | 'classe_inferior';
/**
 * Failure of the carrier: no penalty applies. A worse seat is refused before the departure; whoever travels has accepted
 * it.
 */
const carrierFailed = ({ minutosAtraso }: Politica, fatos: FatosBilhete): FalhaDaEmpresa | null => {
  if (fatos.viagemCancelada) return 'viagem_cancelada';
  if (fatos.atrasoMinutos > minutosAtraso) return 'atraso';
  return fatos.classeInferior && fatos.agora < fatos.partidaEm ? 'classe_inferior' : null;
};

/** Refund of a cancellation requested now, with its reason. */
export function regraCancelamento(politica: Politica, fatos: FatosBilhete): RegraCancelamento {
  const { pagoCentavos, partidaEm, agora, compradoEm, situacao } = fatos;
  const refuse = (motivo: MotivoCancelamento): RegraCancelamento => ({
    permitido: false,
    motivo,
    multaCentavos: 0,
    devolverCentavos: 0,
    validoAte: null,
  });
  const give = (motivo: MotivoCancelamento, multaCentavos: number, validoAte: Date | null): RegraCancelamento => ({
    permitido: true,
    motivo,
    multaCentavos,
    devolverCentavos: pagoCentavos - multaCentavos,
    validoAte,
  });
  if (isOver(fatos)) return refuse('encerrado');
  if (situacao === 'embarcado') return refuse('embarcado');
  const failure = carrierFailed(politica, fatos);
  if (failure) return give(failure, 0, null);
  if (situacao === 'nao_embarcou' || agora >= partidaEm) return refuse('ja_partiu');
  if (fatos.semReembolso) return refuse('sem_reembolso');
  const freeUntil = endOfDay(lastFreeDay(politica, compradoEm));
  if (agora < freeUntil) return give('arrependimento', 0, freeUntil < partidaEm ? freeUntil : partidaEm);
  if (!enoughAhead(politica, fatos)) return refuse('prazo_encerrado');
  const multa = Math.min(pagoCentavos, percentOf(fatos.tarifaCentavos, politica.pctMulta));
  return give('antecedencia', multa, new Date(partidaEm.getTime() - politica.horasMinimas * HOUR_MS));
}

const semDevolucao: readonly MotivoCancelamento[] = ['ja_partiu', 'prazo_encerrado', 'sem_reembolso'];

/**
 * True when cancelling gives no refund now, or gave none for an earlier ticket of the chain. The loss survives
 * exchanges, else a fee and a new date would restore the refund.
 */
export const lostReembolso = (politica: Politica, fatos: FatosBilhete): boolean =>
  semDevolucao.includes(regraCancelamento(politica, fatos).motivo);

export const motivosTroca = [
  'viagem_cancelada',
  'atraso',
  'classe_inferior',
  'antecedencia',
  'fora_do_prazo',
  'embarcado',
  'encerrado',
  'validade_vencida',
  'beneficio',
  'remarcacao_aberta',
] as const;
export type MotivoTroca = (typeof motivosTroca)[number];

/** Permission and fee of an exchange or transfer requested now. */
export interface RegraTroca {
  permitido: boolean;
  motivo: MotivoTroca;
  taxaCentavos: number;
  /** Latest new departure: a ticket is valid for a year from its first issue. */
  validaAte: Date;
}

/** Fee of an exchange for another departure now, besides the price difference. */
export function regraRemarcacao(politica: Politica, fatos: FatosBilhete): RegraTroca {
  const validaAte = new Date(fatos.compradoEm.getTime() + politica.diasValidade * DAY_MS);
  const rule = (permitido: boolean, motivo: MotivoTroca, taxaCentavos = 0): RegraTroca => ({
    permitido,
    motivo,
    taxaCentavos,
    validaAte,
  });
  if (isOver(fatos)) return rule(false, 'encerrado');
  if (fatos.situacao === 'embarcado') return rule(false, 'embarcado');
  if (fatos.agora >= validaAte) return rule(false, 'validade_vencida');
  const failure = carrierFailed(politica, fatos);
  if (failure) return rule(true, failure);
  if (fatos.situacao === 'emitido' && enoughAhead(politica, fatos)) return rule(true, 'antecedencia');
  const taxa = Math.min(fatos.pagoCentavos, percentOf(fatos.tarifaCentavos, politica.pctRemarcacao));
  return rule(true, 'fora_do_prazo', taxa);
}

/** Tickets are nominal and transferable free of charge while valid. */
export const regraTransferencia = (politica: Politica, fatos: FatosBilhete): RegraTroca => ({
  ...regraRemarcacao(politica, fatos),
  taxaCentavos: 0,
});

/** Settlement of an exchange: credit carried over, amount to pay, amount to refund. */
export interface Acerto {
  creditoCentavos: number;
  cobrarCentavos: number;
  devolverCentavos: number;
}

/** The old ticket's amount less the fee pays the new one; the difference is charged or refunded. */
export function acertoDaTroca(pagoCentavos: number, taxaCentavos: number, novoCentavos: number): Acerto {
  const available = pagoCentavos - taxaCentavos;
  return {
    creditoCentavos: Math.min(available, novoCentavos),
    cobrarCentavos: Math.max(0, novoCentavos - available),
    devolverCentavos: Math.max(0, available - novoCentavos),
  };
}

/** Refund methods, equal to the payment methods; `credito` is the person's credit. */
export type MeioDevolucao = 'pix' | 'cartao' | 'dinheiro' | 'boleto' | 'credito';

const DIAS_DEVOLUCAO: Record<MeioDevolucao, number> = { pix: 1, cartao: 30, dinheiro: 0, boleto: 1, credito: 0 };

/** Expected day of a refund: Pix, which money of a boleto goes back by, within a day, a card within the legal 30 days, cash at once. */
export const previsaoEstorno = (meio: MeioDevolucao, desde: Date): Dia =>
  addDias(diaEm(desde, FUSO_DA_SEDE), DIAS_DEVOLUCAO[meio]);
