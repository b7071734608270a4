import { type DayPrice, dayName, shortWeekday, weekdays } from './dayText';
import { monthOf, weeksOf } from './monthDays';
import { type DayWalk, useDayWalk } from './useDayWalk';

export interface MonthGridProps extends DayWalk {
  /** Id of the month's heading. */
  labelledBy: string;
  selected: string | null;
  today: string;
  /** Prices by day, as far as they are known. */
  prices: ReadonlyMap<string, DayPrice>;
  /** True while prices load: days that have none yet show a placeholder. */
  loading: boolean;
}

/** The days of a month as a grid with one tab stop, by the date grid of the ARIA practices. */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, day, loading } = props;
  const { grid, click, press } = useDayWalk(props);
  return (
    <div className="it-calendar__days" role="presentation" onClick={click} onKeyDown={press}>
      <div ref={grid} className="it-calendar__grid" role="grid" aria-labelledby={labelledBy} aria-busy={loading}>
        <div className="it-calendar__week it-calendar__weekdays" role="row">
          {weekdays().map(({ short, long }) => (
            <div key={long} role="columnheader" aria-label={long}>
              {short}
            </div>
          ))}
        </div>
        {weeksOf(monthOf(day)).map((week, index) => (
          <div key={index} className="it-calendar__week" role="row">
            {week.map((of, place) =>
              of === undefined ? (
                <div key={place} role="gridcell" className="it-calendar__gap" />
              ) : (
                <DayCell key={of} of={of} {...props} />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * One day. Its name says all of it in words; price and weekday are drawn by the stylesheet, so that its visible label is
 * the number, as the name has it. It has no listeners: the grid handles clicks and keys for all.
 */
function DayCell({ of, day, selected, today, reasonOf, prices, loading }: MonthGridProps & { of: string }) {
  const reason = reasonOf(of);
  const price = prices.get(of);
  return (
    <div
      role="gridcell"
      className="it-calendar__day"
      tabIndex={of === day ? 0 : -1}
      aria-label={dayName(of, { reason, price, today: of === today })}
      aria-selected={of === selected}
      aria-disabled={reason === null ? undefined : true}
      aria-current={of === today ? 'date' : undefined}
      data-day={of}
      data-cheapest={(reason === null && price?.cheapest) || undefined}
    >
      <span className="it-calendar__weekday" data-text={shortWeekday(of)} />
      <span className="it-calendar__number">{Number(of.slice(8))}</span>
      {reason === null && <PriceLine price={price} loading={loading} />}
    </div>
  );
}

function PriceLine({ price, loading }: { price: DayPrice | undefined; loading: boolean }) {
  if (!price) return loading ? <span className="it-calendar__bone" /> : null;
  const text = price.text ?? '–';
  return <span className="it-calendar__price it-tabular" data-text={text} data-long={text.length > 6 || undefined} />;
}
