import { t } from '../../words/t';
import './PriceBreakdown.css';

export interface PriceRow {
  label: string;
  /** Formatted money; a discount includes its minus. */
  value: string;
  discount?: boolean;
}

export interface PriceBreakdownProps {
  rows: readonly PriceRow[];
  /** Omitted when the total is shown elsewhere. */
  total?: string;
}

/** Components of a price, line by line. */
export function PriceBreakdown({ rows, total }: PriceBreakdownProps) {
  return (
    <dl className="it-price">
      {rows.map(({ label, value, discount }) => (
        <div key={label} className="it-price__row" data-discount={discount}>
          <dt>{label}</dt>
          <dd className="it-tabular">{value}</dd>
        </div>
      ))}
      {total && (
        <div className="it-price__row it-price__row--total">
          <dt>{t('Total')}</dt>
          <dd className="it-tabular">{total}</dd>
        </div>
      )}
    </dl>
  );
}
