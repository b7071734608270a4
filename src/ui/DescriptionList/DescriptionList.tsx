import type { ReactNode } from 'react';
import './DescriptionList.css';

export interface Description {
  label: string;
  /** Nothing, or an empty text, is shown as "Não informado". */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `spread` sets the values at the end of the line, as amounts are; `beside` keeps them near their labels. */
  layout?: 'beside' | 'spread';
}

/** What is known of a thing: labels and their values, in pairs. Under one another where there is no room beside. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps) {
  return (
    <div className="it-descriptions">
      <dl className={`it-descriptions__list it-descriptions__list--${layout}`}>
        {items.map(({ label, value }) => (
          <div key={label} className="it-descriptions__pair">
            <dt>{label}</dt>
            {isEmpty(value) ? <dd className="it-descriptions__none">Não informado</dd> : <dd>{value}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === '';
