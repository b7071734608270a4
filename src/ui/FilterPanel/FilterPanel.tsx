import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { FilterIcon } from '../icons/FilterIcon';
import './FilterPanel.css';

export interface FilterPanelProps {
  /** Name of the panel. */
  label?: string;
  /** Number of chosen options in all groups. */
  chosenCount: number;
  /** The groups and further filters of the same list. */
  children: ReactNode;
}

/** Filters of a list: beside it on a wide window, collapsed behind a button below 960 px. */
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
