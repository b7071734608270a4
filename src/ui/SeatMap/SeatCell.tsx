import { memo } from 'react';
import { AccessibleIcon } from '../icons/AccessibleIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { WomenMark } from './WomenMark';
import { isOpen, nameOf } from './seat';
import type { ClassNames, MapSeat, SeatState } from './seat';

interface SeatCellProps {
  seat: MapSeat;
  state: SeatState;
  classNames: ClassNames;
  /** Rank of its class by price, in a coach with several. */
  rank: number | undefined;
  /** Price in its name, where seats are only looked at. */
  price: string | undefined;
  readOnly: boolean;
  /** True for the only cell in the tab order (roving tabindex). */
  stop: boolean;
  /** Ids of the texts that explain the marks. */
  acessivelId: string;
  mulheresId: string;
  perdidaId: string;
}

/** One seat. It has no listeners: the map handles clicks and keys for all. */
export const SeatCell = memo(function SeatCell(props: SeatCellProps) {
  const { seat, state, classNames, rank, price, readOnly, stop, acessivelId, mulheresId, perdidaId } = props;
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
      aria-label={nameOf(seat, state, classNames, price)}
      aria-selected={taken || readOnly ? undefined : state === 'selecionada'}
      aria-disabled={taken || undefined}
      aria-describedby={marks.join(' ') || undefined}
      data-seat={seat.numero}
      data-state={state}
      data-rank={rank}
      data-women={seat.preferencialMulheres || undefined}
      style={{ gridColumn: seat.coluna + 1 }}
    >
      <span className="it-seat__number">{seat.numero}</span>
      <StateMark state={state} />
      {state !== 'perdida' && <KindMark seat={seat} />}
    </div>
  );
});

function StateMark({ state }: Pick<SeatCellProps, 'state'>) {
  if (state === 'selecionada') return <CheckIcon size={14} />;
  return state === 'perdida' ? <CloseIcon size={14} /> : null;
}

/** The seat's kind, which a chosen seat shows beside its check: whoever chose it still needs to know. */
function KindMark({ seat }: Pick<SeatCellProps, 'seat'>) {
  if (!seat.acessivel && !seat.preferencialMulheres) return null;
  return (
    <span className="it-seat__kind">{seat.acessivel ? <AccessibleIcon size={14} /> : <WomenMark size={14} />}</span>
  );
}
