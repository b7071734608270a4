import { AccessibleIcon } from '../icons/AccessibleIcon';
import { WaterIcon } from '../icons/WaterIcon';
import { WcIcon } from '../icons/WcIcon';
import { SeatDrawing } from './SeatDrawing';
import { SeatRow } from './SeatRow';
import type { SeatClassName } from './seatShapes';
import { t } from '../../words/t';
import './SeatClasses.css';

/** A class of a coach. */
export interface SeatClassEntry {
  /** Which drawing shows it. */
  classe: SeatClassName;
  /** `Semileito` */
  name: string;
  /** The drawing in words. */
  drawing: string;
  /** `28 poltronas, piso superior` */
  seats: string;
  /** Seats of a row, parted by the aisle: `[2, 1]`; with them in words. */
  row: { sides: readonly number[]; text: string };
}

export interface SeatClassesProps {
  /** Name of the list. */
  label: string;
  classes: readonly SeatClassEntry[];
  /** Equipment of the whole coach. */
  onBoard?: readonly { tipo: 'wc' | 'geladeira' | 'acessivel'; texto: string }[];
  /** A sentence on the limits of the drawings, once a page. */
  note?: string | undefined;
}

const icons = { wc: WcIcon, geladeira: WaterIcon, acessivel: AccessibleIcon };

/** The seat of each class of a coach, drawn from the side, and what is on board. */
export function SeatClasses({ label, classes, onBoard = [], note }: SeatClassesProps) {
  return (
    <div className="it-seat-classes" role="group" aria-label={label}>
      <ul className="it-seat-classes__list">
        {classes.map(({ classe, name, drawing, seats, row }) => (
          <li key={classe} className="it-seat-classes__item">
            <SeatDrawing classe={classe} title={drawing} />
            <div className="it-seat-classes__words">
              <p className="it-seat-classes__name">{name}</p>
              <p>{seats}</p>
              <p className="it-seat-classes__row">
                <SeatRow sides={row.sides} />
                {row.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {onBoard.length > 0 && (
        <ul className="it-seat-classes__board" aria-label={t('A bordo')}>
          {onBoard.map(({ tipo, texto }) => {
            const Drawing = icons[tipo];
            return (
              <li key={tipo}>
                <Drawing size={18} />
                {texto}
              </li>
            );
          })}
        </ul>
      )}
      {note && <p className="it-seat-classes__note">{note}</p>}
    </div>
  );
}
