import { Card, type CardProps } from '../Card/Card';
import './StickyCard.css';

/** A sunken Card that stays below the header while the list under it scrolls: what was chosen before. */
export function StickyCard(props: Pick<CardProps, 'title' | 'aside' | 'children'>) {
  return (
    <div className="it-sticky-card">
      <Card {...props} tone="sunken" />
    </div>
  );
}
