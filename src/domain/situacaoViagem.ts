/** How a departure stands for those who wait for it. */
export const situacoesViagem = ['no_horario', 'atrasada', 'embarque', 'em_viagem', 'encerrada', 'cancelada'] as const;
export type SituacaoViagem = (typeof situacoesViagem)[number];

export const rotulosSituacaoViagem: Record<SituacaoViagem, string> = {
  no_horario: 'No horário',
  atrasada: 'Atrasada',
  embarque: 'Embarque',
  em_viagem: 'Em viagem',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
};

/** The coach stands at its platform this long before it leaves. */
export const EMBARQUE_MINUTOS = 30;
/** Fewer minutes than these are no delay that a board would show. */
export const ATRASO_MINIMO = 5;

const MINUTE_MS = 60_000;

export interface MomentosViagem {
  /** Planned, of the stops that are looked at. */
  partida: Date;
  chegada: Date;
  agora: Date;
  atrasoMinutos: number;
  /** What operations said; `prevista` leaves it to the clock. */
  informada: 'prevista' | 'embarque' | 'em_viagem' | 'encerrada' | 'cancelada';
}

/** What operations said holds until the clock is further on; a cancelled departure stays so. */
export function situacaoViagem({ partida, chegada, agora, atrasoMinutos, informada }: MomentosViagem): SituacaoViagem {
  if (informada === 'cancelada') return 'cancelada';
  const late = atrasoMinutos * MINUTE_MS;
  const untilStart = partida.getTime() + late - agora.getTime();
  if (informada === 'encerrada' || agora.getTime() >= chegada.getTime() + late) return 'encerrada';
  if (informada === 'em_viagem' || untilStart <= 0) return 'em_viagem';
  if (informada === 'embarque' || untilStart <= EMBARQUE_MINUTOS * MINUTE_MS) return 'embarque';
  return atrasoMinutos >= ATRASO_MINIMO ? 'atrasada' : 'no_horario';
}

/** Where the coach is as seen from a stop: behind it, standing there, or still to come. */
export type LugarDoOnibus = 'passou' | 'aqui' | 'adiante';

/** Each stop's `chega` and `sai` as they are expected now; a coach that boards stands at the first. */
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

/** `1h 10min de atraso`; null where there is none worth telling. */
export function rotuloAtraso(minutos: number): string | null {
  if (minutos < ATRASO_MINIMO) return null;
  const hours = Math.floor(minutos / 60);
  const rest = minutos % 60;
  const text = [hours > 0 && `${hours}h`, rest > 0 && `${rest}min`].filter(Boolean).join(' ');
  return `${text} de atraso`;
}
