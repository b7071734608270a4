import { EMBARQUE_MINUTOS } from './embarqueMinutos';
import { msg, t } from '../../words/t';

/** Status of a departure. */
export const situacoesViagem = ['no_horario', 'atrasada', 'embarque', 'em_viagem', 'encerrada', 'cancelada'] as const;
export type SituacaoViagem = (typeof situacoesViagem)[number];

export const rotulosSituacaoViagem: Record<SituacaoViagem, string> = {
  no_horario: msg('No horário'),
  atrasada: msg('Atrasada'),
  embarque: msg('Embarque'),
  em_viagem: msg('Em viagem'),
  encerrada: msg('Encerrada'),
  cancelada: msg('Cancelada'),
};

/** Minimum delay in minutes that a board displays. */
export const ATRASO_MINIMO = 5;

const MINUTE_MS = 60_000;

export interface MomentosViagem {
  /** Planned times at the stops in question. */
  partida: Date;
  chegada: Date;
  agora: Date;
  atrasoMinutos: number;
  /** Status reported by operations; `prevista` derives it from the clock. */
  informada: 'prevista' | 'embarque' | 'em_viagem' | 'encerrada' | 'cancelada';
}

/** Status of a departure: the reported one until the clock passes it; a cancellation is final. */
export function situacaoViagem({ partida, chegada, agora, atrasoMinutos, informada }: MomentosViagem): SituacaoViagem {
  if (informada === 'cancelada') return 'cancelada';
  const late = atrasoMinutos * MINUTE_MS;
  const untilStart = partida.getTime() + late - agora.getTime();
  if (informada === 'encerrada' || agora.getTime() >= chegada.getTime() + late) return 'encerrada';
  if (informada === 'em_viagem' || untilStart <= 0) return 'em_viagem';
  if (informada === 'embarque' || untilStart <= EMBARQUE_MINUTOS * MINUTE_MS) return 'embarque';
  return atrasoMinutos >= ATRASO_MINIMO ? 'atrasada' : 'no_horario';
}

/** Position of the coach relative to a stop: passed, at it, or not reached yet. */
export type LugarDoOnibus = 'passou' | 'aqui' | 'adiante';

/** Position of the coach at each stop, from the expected `chega` and `sai`; a boarding coach is at the first stop. */
export function lugaresDoOnibus(
  situacao: SituacaoViagem,
  paradas: readonly { chega: Date; sai: Date }[],
  agora: Date,
): LugarDoOnibus[] {
  if (situacao === 'encerrada') return paradas.map(() => 'passou');
  if (situacao === 'embarque') return paradas.map((_, i) => (i === 0 ? 'aqui' : 'adiante'));
  if (situacao !== 'em_viagem') return paradas.map(() => 'adiante');
  return paradas.map(({ chega, sai }, i) => {
    if (i === 0 || sai <= agora) return 'passou';
    return chega <= agora ? 'aqui' : 'adiante';
  });
}

/** `1h 10min de atraso`; null below {@link ATRASO_MINIMO}. */
export function rotuloAtraso(minutos: number): string | null {
  if (minutos < ATRASO_MINIMO) return null;
  const hours = Math.floor(minutos / 60);
  const rest = minutos % 60;
  const tempo = [hours > 0 && `${hours}h`, rest > 0 && `${rest}min`].filter(Boolean).join(' ');
  return t('{tempo} de atraso', { tempo });
}
