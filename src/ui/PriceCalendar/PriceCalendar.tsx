import { type ReactNode, useId } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { longDay, monthTitle } from './dayText';
import { monthsOf, nearestOpen } from './dayWalk';
import { MonthGrid, type MonthGridProps } from './MonthGrid';
import { monthOf, plusMonths } from './monthDays';
import { t } from '../../words/t';
import './PriceCalendar.css';

export interface PriceCalendarProps extends Omit<MonthGridProps, 'labelledBy'> {
  /** Title of the dialog: `Escolha a data de ida`. */
  title: string;
  /** Below the days: what the prices are, or why there is none. Announced when it changes. */
  note: ReactNode;
  /** A button beside the note, such as another try. */
  action?: ReactNode;
  onClose: () => void;
}

/** A month in a dialog, each day with its lowest price. Picking a day is the owner's cue to close it. */
export function PriceCalendar({ title, note, action, onClose, ...grid }: PriceCalendarProps) {
  const headingId = useId();
  const { day, bounds, prices, reasonOf, onDayChange } = grid;
  const month = monthOf(day);
  const { first, last } = monthsOf(bounds);
  const turn = (count: number) => onDayChange(nearestOpen(plusMonths(day, count), bounds));
  const reason = reasonOf(day);
  const marked = [...prices.values()].some(({ cheapest }) => cheapest);
  return (
    <Dialog open title={title} width="narrow" onClose={onClose}>
      <div className="it-calendar">
        <div className="it-calendar__head">
          <MonthButton label={t('Mês anterior')} disabled={month <= first} onPress={() => turn(-1)}>
            <ChevronLeftIcon />
          </MonthButton>
          <h3 id={headingId} className="it-calendar__month" aria-live="polite">
            {monthTitle(month)}
          </h3>
          <MonthButton label={t('Próximo mês')} disabled={month >= last} onPress={() => turn(1)}>
            <ChevronRightIcon />
          </MonthButton>
        </div>
        <MonthGrid labelledBy={headingId} {...grid} />
        <div className="it-calendar__foot">
          {/* The name of the focused day says the same. */}
          {reason !== null && (
            <p aria-hidden="true">
              {longDay(day)}: {reason}.
            </p>
          )}
          {marked && <p className="it-calendar__legend">{t('Menor preço do mês')}</p>}
          <p role="status">{note}</p>
          {action}
        </div>
      </div>
    </Dialog>
  );
}

interface MonthButtonProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At the last month it stays focusable, so that the focus is not lost under the finger. */
function MonthButton({ label, disabled, onPress, children }: MonthButtonProps) {
  return (
    <button
      type="button"
      className="it-calendar__turn"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}
