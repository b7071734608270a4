import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';

/** Sorted column and direction. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface HeaderCellProps {
  id: string;
  header: string;
  align?: 'start' | 'end';
  sortable?: boolean;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Column header; a sortable one is a button that toggles the direction. */
export function HeaderCell({ id, header, align = 'start', sortable = false, sort, onSort }: HeaderCellProps) {
  const direction = sort?.column === id ? sort.direction : undefined;
  if (!sortable || !onSort) {
    return (
      <TableCell className="it-table__plain" data-align={align}>
        {header}
      </TableCell>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <TableCell aria-sort={direction ?? 'none'} data-align={align}>
      <TableSortLabel
        component="button"
        type="button"
        className="it-table__sort"
        active={Boolean(direction)}
        direction={direction === 'descending' ? 'desc' : 'asc'}
        IconComponent={SortIcon}
        onClick={() => onSort({ column: id, direction: next })}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}

/** Points down; MUI's class turns it for an ascending order. */
function SortIcon({ className }: { className?: string }) {
  return (
    <span className={className}>
      <ChevronDownIcon size={16} />
    </span>
  );
}
