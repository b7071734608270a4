import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';

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
      <th scope="col" className="it-table__plain" data-align={align}>
        {header}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-align={align}>
      <button
        type="button"
        className="it-table__sort"
        data-direction={direction}
        onClick={() => onSort({ column: id, direction: next })}
      >
        {header}
        {direction === 'descending' ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}
      </button>
    </th>
  );
}
