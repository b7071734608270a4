import { addDias, diaEm, type Dia } from './data';
import type { SituacaoBilhete } from './wire/pedidos';

/** The rules that an order was bought under: a dated row of law. */
export interface Politica {
  /** Asked so many hours before departure or earlier, most of the money comes back and an exchange is free. */
  horasMinimas: number;
  /** Of the fare, kept when a ticket is cancelled. */
  pctMulta: number;
  /** Of the fare, charged for an exchange asked too late. */
  pctRemarcacao: number;
  /** Bought at a distance: so many days to change one's mind. */
  diasArrependimento: number;
  diasValidade: number;
  /** A delay longer than this gives the right to the whole money. */
  minutosAtraso: number;
  baseLegal: string;
}

/** What the rules look at. Money is integer centavos. */
export interface FatosBilhete {
  situacao: SituacaoBilhete;
  /** The fare alone, less what was discounted from it: what fees are a part of. */
  tarifaCentavos: number;
  /** All that was paid for the seat. */
  pagoCentavos: number;
  /** When it was first bought and issued; an exchange starts no new count. */
  compradoEm: Date;
  partidaEm: Date;
  atrasoMinutos: number;
  viagemCancelada: boolean;
  /** A ticket before this one was exchanged when cancelling it gave nothing back any more. */
  semReembolso: boolean;
  agora: Date;
}

export const motivosCancelamento = [
  'viagem_cancelada',
  'atraso',
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

/** What a cancellation at that moment gives and keeps. */
export interface RegraCancelamento {
  permitido: boolean;
  motivo: MotivoCancelamento;
  multaCentavos: number;
  devolverCentavos: number;
  /** Until when it stays so; null where no date changes it. */
  validoAte: Date | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE = 'America/Sao_Paulo';

const lastFreeDay = ({ diasArrependimento }: Politica, compradoEm: Date): Dia =>
  addDias(diaEm(compradoEm, ZONE), diasArrependimento);
const endOfDay = (dia: Dia): Date => new Date(`${addDias(dia, 1)}T00:00:00-03:00`);
/** In favour of who pays: half a centavo is never charged. */
const percentOf = (centavos: number, pct: number): number => Math.floor((Math.max(0, centavos) * pct) / 100);
const enoughAhead = ({ horasMinimas }: Politica, { partidaEm, agora }: FatosBilhete): boolean =>
  partidaEm.getTime() - agora.getTime() >= horasMinimas * HOUR_MS;
const isOver = ({ situacao }: FatosBilhete): boolean =>
  situacao === 'cancelado' || situacao === 'remarcado' || situacao === 'transferido';
/** The carrier failed: nothing is kept and nothing is charged. */
const carrierFailed = ({ minutosAtraso }: Politica, fatos: FatosBilhete): 'viagem_cancelada' | 'atraso' | null => {
  if (fatos.viagemCancelada) return 'viagem_cancelada';
  return fatos.atrasoMinutos > minutosAtraso ? 'atraso' : null;
};

/** What comes back when a ticket is cancelled now, and why so much. */
export function regraCancelamento(politica: Politica, fatos: FatosBilhete): RegraCancelamento {
  const { pagoCentavos, partidaEm, agora, compradoEm, situacao } = fatos;
  const refuse = (motivo: MotivoCancelamento): RegraCancelamento => ({
    ...{ permitido: false, motivo, multaCentavos: 0, devolverCentavos: 0, validoAte: null },
  });
  const give = (motivo: MotivoCancelamento, multaCentavos: number, validoAte: Date | null): RegraCancelamento => ({
    ...{ permitido: true, motivo, multaCentavos, devolverCentavos: pagoCentavos - multaCentavos, validoAte },
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
 * Whether cancelling gives nothing back now, because it is too late or was too late for a ticket before this one. What
 * is exchanged then stays without a refund, however often: else a fee and a new date would buy the lost right back.
 */
export const perdeuReembolso = (politica: Politica, fatos: FatosBilhete): boolean =>
  semDevolucao.includes(regraCancelamento(politica, fatos).motivo);

export const motivosTroca = [
  'viagem_cancelada',
  'atraso',
  'antecedencia',
  'fora_do_prazo',
  'embarcado',
  'encerrado',
  'validade_vencida',
  'beneficio',
  'remarcacao_aberta',
] as const;
export type MotivoTroca = (typeof motivosTroca)[number];

/** Whether a ticket may be exchanged (or given to somebody else) now, and what that costs by itself. */
export interface RegraTroca {
  permitido: boolean;
  motivo: MotivoTroca;
  taxaCentavos: number;
  /** A new departure lies before this: a ticket is good for a year from its first issue. */
  validaAte: Date;
}

/** What an exchange for another departure costs now, beyond the difference in price. */
export function regraRemarcacao(politica: Politica, fatos: FatosBilhete): RegraTroca {
  const validaAte = new Date(fatos.compradoEm.getTime() + politica.diasValidade * DAY_MS);
  const rule = (permitido: boolean, motivo: MotivoTroca, taxaCentavos = 0): RegraTroca => ({
    ...{ permitido, motivo, taxaCentavos, validaAte },
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

/** A ticket is nominal, and may be given to somebody else for nothing while it is good. */
export const regraTransferencia = (politica: Politica, fatos: FatosBilhete): RegraTroca => ({
  ...regraRemarcacao(politica, fatos),
  taxaCentavos: 0,
});

/** How the money of an exchange settles: what is carried on, what is still to pay, what comes back. */
export interface Acerto {
  creditoCentavos: number;
  cobrarCentavos: number;
  devolverCentavos: number;
}

/** The old ticket's money, less the fee, pays for the new one; the rest moves in one direction. */
export function acertoDaTroca(pagoCentavos: number, taxaCentavos: number, novoCentavos: number): Acerto {
  const available = pagoCentavos - taxaCentavos;
  return {
    creditoCentavos: Math.min(available, novoCentavos),
    cobrarCentavos: Math.max(0, novoCentavos - available),
    devolverCentavos: Math.max(0, available - novoCentavos),
  };
}

/** The ways by which money goes back: those by which it came. */
export type MeioDevolucao = 'pix' | 'cartao' | 'dinheiro';

const DIAS_DEVOLUCAO: Record<MeioDevolucao, number> = { pix: 1, cartao: 30, dinheiro: 0 };

/** The day by which money is back: Pix within a day; a card within the 30 days that the law gives; cash at once. */
export const previsaoEstorno = (meio: MeioDevolucao, desde: Date): Dia =>
  addDias(diaEm(desde, ZONE), DIAS_DEVOLUCAO[meio]);
