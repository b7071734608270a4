import type { SituacaoViagem } from '../../../domain/viagens/situacaoViagem';
import type { StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';

/** Tone of each state, redundant to its text. */
export const tonsSituacao: Record<SituacaoViagem, NonNullable<StatusBadgeProps['kind']>> = {
  no_horario: 'success',
  atrasada: 'warning',
  embarque: 'info',
  em_viagem: 'accent',
  encerrada: 'neutral',
  cancelada: 'danger',
};

/** Polling interval of the displayed status. */
export const ATUALIZAR_MS = 30_000;
