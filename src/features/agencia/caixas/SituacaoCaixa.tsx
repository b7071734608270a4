import { nomeEstadoCaixa, type EstadoCaixa } from '../../../domain/agencia/caixa/estado';
import { StatusBadge, type StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';

const kinds: Record<EstadoCaixa, NonNullable<StatusBadgeProps['kind']>> = {
  aberto: 'success',
  pausado: 'warning',
  fechado: 'info',
  devolvido: 'danger',
  conferido: 'neutral',
};

/** State of a till as a badge. */
export const SituacaoCaixa = ({ estado }: { estado: EstadoCaixa }) => (
  <StatusBadge kind={kinds[estado]}>{nomeEstadoCaixa[estado]}</StatusBadge>
);
