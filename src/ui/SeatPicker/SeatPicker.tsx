import type { ReactNode, Ref } from 'react';
import { t } from '../../words/t';
import './SeatPicker.css';

export interface SeatPickerProps {
  /** The prices: first on a phone. */
  offers: ReactNode;
  /** Above the coach: a field for a seat's number. */
  field?: ReactNode;
  /** SeatMap and what the chosen seats call for. */
  coach: ReactNode;
  /** Meaning of the marks: last on a phone. */
  legend: ReactNode;
  /** The group of the coach, which takes the focus after a suggestion was accepted. */
  coachRef?: Ref<HTMLDivElement>;
}

/** Layout of choosing seats: the coach beside prices and legend, on a phone between them. */
export function SeatPicker({ offers, field, coach, legend, coachRef }: SeatPickerProps) {
  return (
    <div className="it-seat-picker">
      <div className="it-seat-picker__offers">{offers}</div>
      <div ref={coachRef} className="it-seat-picker__coach" role="group" aria-label={t('Ônibus')} tabIndex={-1}>
        {field && <div className="it-seat-picker__field">{field}</div>}
        {coach}
      </div>
      <div className="it-seat-picker__legend">{legend}</div>
    </div>
  );
}
