import type { ReactNode } from 'react';
import { t } from '../../words/t';
import './DescriptionList.css';

export interface Description {
  label: string;
  /** Null or an empty text is shown as "Não informado". */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /**
   * `spread` aligns the values at the end of the line, for amounts; `beside` keeps them near their labels; `line` writes
   * a single fact as a line among fields.
   */
  layout?: 'beside' | 'spread' | 'line';
}

/** Label and value pairs; stacked in narrow containers. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps) {
  return (
    <div className="it-descriptions">
      <dl className={`it-descriptions__list it-descriptions__list--${layout}`}>
        {items.map(({ label, value }) => (
          <div key={label} className="it-descriptions__pair">
            <dt>{label}</dt>
            {isEmpty(value) ? <dd className="it-descriptions__none">{t('Não informado')}</dd> : <dd>{value}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === '';
