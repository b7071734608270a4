import type { ReactNode } from 'react';
import { type SideGroup, SideLinks } from './SideLinks';
import './SideNavigation.css';

export interface SideColumnProps {
  /** Name of the area, and of its navigation: "Agência". */
  label: string;
  groups: readonly SideGroup[];
  /** Below the sections. */
  foot?: ReactNode;
}

/** The sections of an area in the column of a `SideLayout`; in sight while the page scrolls. */
export function SideColumn({ label, groups, foot }: SideColumnProps) {
  return (
    <div className="it-side__column">
      <nav aria-label={label}>
        <SideLinks groups={groups} />
      </nav>
      {foot && <div className="it-side__foot">{foot}</div>}
    </div>
  );
}
