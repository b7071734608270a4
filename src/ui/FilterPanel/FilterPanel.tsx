import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { Button } from '../Button/Button';
import { FilterIcon } from '../icons/FilterIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { t } from '../../words/t';
import './FilterPanel.css';

/** The sheet is in no first view: its code, and MUI's modal with it, comes when it is asked for. */
const Drawer = lazy(async () => {
  const module = await import(/* webpackChunkName: "filtros" */ '../Drawer/Drawer');
  return { default: module.Drawer };
});

export interface FilterPanelProps {
  /** Name of the panel. */
  label?: string;
  /** Number of chosen options in all groups. */
  chosenCount: number;
  /** How many are left, announced while the sheet is open: `12 viagens encontradas`. */
  found: string;
  /** Button that closes the sheet: `Ver 12 viagens`. */
  done: string;
  /** The groups and further filters of the same list. */
  children: ReactNode;
}

/** Filters of a list: beside it on a wide window, below 960 px in a sheet behind a button. They hold at once. */
export function FilterPanel({ label = t('Filtros'), chosenCount, found, done, children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const responsive = useResponsive();
  const groups = (
    <div role="group" aria-label={label} className="it-filter-panel">
      {children}
    </div>
  );
  if (!responsive) return groups;
  return (
    <>
      <button
        type="button"
        className="it-filter-panel__toggle"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <FilterIcon /> {chosenCount > 0 ? t('Filtrar ({n})', { n: chosenCount }) : t('Filtrar')}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <Drawer
            open={open}
            title={label}
            summary={<VisuallyHidden>{found}</VisuallyHidden>}
            actions={
              <Button fullWidth onClick={() => setOpen(false)}>
                {done}
              </Button>
            }
            onClose={() => setOpen(false)}
          >
            {groups}
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
