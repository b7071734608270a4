import type { SituacaoViagem } from '../../domain/situacaoViagem';
import type { StatusBadgeProps } from '../../ui/StatusBadge/StatusBadge';

/** The tone in which each state is shown; the word says it. */
export const tonsSituacao: Record<SituacaoViagem, NonNullable<StatusBadgeProps['kind']>> = {
  no_horario: 'success',
  atrasada: 'warning',
  embarque: 'info',
  em_viagem: 'accent',
  encerrada: 'neutral',
  cancelada: 'danger',
};

/** How often what is on screen is asked for again. */
export const ATUALIZAR_MS = 30_000;
