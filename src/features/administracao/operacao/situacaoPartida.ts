import type { SituacaoViagem } from '../../../domain/viagens/situacaoViagem';

/** Badge tone of each status of a departure. */
export const tomSituacao: Record<SituacaoViagem, 'success' | 'warning' | 'info' | 'neutral' | 'danger'> = {
  no_horario: 'success',
  atrasada: 'warning',
  embarque: 'info',
  em_viagem: 'info',
  encerrada: 'neutral',
  cancelada: 'danger',
};
