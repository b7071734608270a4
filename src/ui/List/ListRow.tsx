import type { ReactNode } from 'react';
import './ListRow.css';

export interface ListRowProps {
  name: string;
  /** Beside the name: a StatusBadge. */
  badge?: ReactNode;
  /** Below the name, quietly: when it was used. */
  about?: ReactNode;
  /** A quiet small Button at the end of the row. */
  action?: ReactNode;
}

/** Item of a List that is a thing with a name, and what can be done with it. */
export function ListRow({ name, badge, about, action }: ListRowProps) {
  return (
    <div className="it-list-row">
      <div>
        <span className="it-list-row__name">{name}</span> {badge}
        {about && <span className="it-list-row__about">{about}</span>}
      </div>
      {action}
    </div>
  );
}
