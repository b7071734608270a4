import { memo } from 'react';
import { AccessibleIcon } from '../icons/AccessibleIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { WomenMark } from './WomenMark';
import { isOpen, nameOf } from './seat';
import type { MapSeat, SeatState } from './seat';

interface SeatCellProps {
  seat: MapSeat;
  state: SeatState;
  /** Rank of its class by price, in a coach with several. */
  rank: number | undefined;
  /** True for the only cell in the tab order (roving tabindex). */
  stop: boolean;
  /** Ids of the texts that explain the marks. */
  acessivelId: string;
  mulheresId: string;
  perdidaId: string;
}

/** One seat. It has no listeners: the map handles clicks and keys for all. */
export const SeatCell = memo(function SeatCell(props: SeatCellProps) {
  const { seat, state, rank, stop, acessivelId, mulheresId, perdidaId } = props;
  const taken = !isOpen(state);
  const marks = [
    state === 'perdida' && perdidaId,
    seat.acessivel && acessivelId,
    seat.preferencialMulheres && mulheresId,
  ].filter(Boolean);
  return (
    <div
      role="gridcell"
      className="it-seat"
      tabIndex={stop ? 0 : -1}
      aria-label={nameOf(seat, state)}
      aria-selected={taken ? undefined : state === 'selecionada'}
      aria-disabled={taken || undefined}
      aria-describedby={marks.join(' ') || undefined}
      data-seat={seat.numero}
      data-state={state}
      data-rank={rank}
      data-women={seat.preferencialMulheres || undefined}
      style={{ gridColumn: seat.coluna + 1 }}
    >
      <span className="it-seat__number">{seat.numero}</span>
      <SeatMark seat={seat} state={state} />
    </div>
  );
});

/** The state's mark takes precedence over the seat's kind. */
function SeatMark({ seat, state }: Pick<SeatCellProps, 'seat' | 'state'>) {
  if (state === 'selecionada') return <CheckIcon size={14} />;
  if (state === 'perdida') return <CloseIcon size={14} />;
  if (seat.acessivel) return <AccessibleIcon size={14} />;
  return seat.preferencialMulheres ? <WomenMark size={14} /> : null;
}
