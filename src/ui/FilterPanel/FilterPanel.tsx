import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { FilterIcon } from '../icons/FilterIcon';
import './FilterPanel.css';

export interface FilterPanelProps {
  /** Names the whole. */
  label?: string;
  /** How many choices hold, in all groups together. */
  chosenCount: number;
  /** Its groups, and what else narrows the same list. */
  children: ReactNode;
}

/** All the filters of a list: beside it on a desk, folded behind one button under 960 px. */
export function FilterPanel({ label = 'Filtros', chosenCount, children }: FilterPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const responsive = useResponsive();
  const hidden = responsive && !open;
  return (
    <div role="group" aria-label={label} className="it-filter-panel" data-open={open}>
      {responsive && (
        <button
          type="button"
          className="it-filter-panel__toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <FilterIcon /> {chosenCount > 0 ? `Filtrar (${chosenCount})` : 'Filtrar'}
        </button>
      )}
      <div id={id} className="it-filter-panel__groups" hidden={hidden}>
        {children}
      </div>
    </div>
  );
}
