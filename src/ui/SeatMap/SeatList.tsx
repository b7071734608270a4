import MuiCheckbox from '@mui/material/Checkbox';
import { MuiTheme } from '../theme/MuiTheme';
import { classOf, isOpen, nameOf, positionOf, stateOf } from './seat';
import type { Choice, ClassNames, MapSeat } from './seat';
import { t } from '../../words/t';

interface SeatListProps {
  seats: readonly MapSeat[];
  choice: Choice;
  classNames: ClassNames;
  /** Without it the list is only read. */
  onToggle?: ((seat: MapSeat) => void) | undefined;
}

/** The same selection as a list of available seats, without a drawing. */
export function SeatList({ seats, choice, classNames, onToggle }: SeatListProps) {
  const open = seats.filter((seat) => isOpen(stateOf(seat, choice)));
  if (open.length === 0) return <p className="it-seat-list__none">{t('Nenhuma poltrona livre neste piso.')}</p>;
  const Item = onToggle ? 'label' : 'div';
  return (
    <MuiTheme>
      <ul className="it-seat-list" aria-label={t('Poltronas livres')}>
        {open.map((seat) => {
          const state = stateOf(seat, choice);
          return (
            <li key={seat.numero}>
              <Item className="it-seat-list__item">
                {onToggle && (
                  <MuiCheckbox
                    checked={state === 'selecionada'}
                    onChange={() => onToggle(seat)}
                    slotProps={{ input: { 'aria-label': nameOf(seat, state, classNames) } }}
                  />
                )}
                <span className="it-seat-list__number it-tabular">{seat.numero}</span>
                <span>
                  {positionOf(seat)}, {classOf(seat, classNames)}
                  {seat.acessivel && `, ${t('acessível')}`}
                  {seat.preferencialMulheres && `, ${t('preferencial para mulheres')}`}
                </span>
              </Item>
            </li>
          );
        })}
      </ul>
    </MuiTheme>
  );
}
