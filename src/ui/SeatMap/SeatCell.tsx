import { memo } from 'react';
import { AccessibleIcon } from '../icons/AccessibleIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { WomenMark } from './WomenMark';
import { nameOf } from './seat';
import type { MapSeat, SeatState } from './seat';

interface SeatCellProps {
  seat: MapSeat;
  state: SeatState;
  /** The one cell that Tab reaches. */
  stop: boolean;
  /** Ids of the texts that explain the two marks. */
  acessivelId: string;
  mulheresId: string;
}

/** One seat. It listens to nothing itself: the map hears clicks and keys for all. */
export const SeatCell = memo(function SeatCell({ seat, state, stop, acessivelId, mulheresId }: SeatCellProps) {
  const taken = state === 'ocupada' || state === 'bloqueada';
  const marks = [seat.acessivel && acessivelId, seat.preferencialMulheres && mulheresId].filter(Boolean).join(' ');
  return (
    <div
      role="gridcell"
      className="it-seat"
      tabIndex={stop ? 0 : -1}
      aria-label={nameOf(seat, state)}
      aria-selected={taken ? undefined : state === 'selecionada'}
      aria-disabled={taken || undefined}
      aria-describedby={marks || undefined}
      data-seat={seat.numero}
      data-state={state}
      data-women={seat.preferencialMulheres || undefined}
      style={{ gridColumn: seat.coluna + 1 }}
    >
      <span className="it-seat__number">{seat.numero}</span>
      {state === 'selecionada' && <CheckIcon size={14} />}
      {state !== 'selecionada' && seat.acessivel && <AccessibleIcon size={14} />}
      {state !== 'selecionada' && seat.preferencialMulheres && <WomenMark size={14} />}
    </div>
  );
});
