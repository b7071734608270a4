import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useResponsive } from '../breakpoint/responsive';
import { ErrorState } from '../ErrorState/ErrorState';
import { EmptyState } from '../EmptyState/EmptyState';
import '../Skeleton/Skeleton.css';
import { MuiTheme } from '../theme/MuiTheme';
import { breakpoints } from '../theme/tokens';
import { HeaderCell } from './HeaderCell';
import type { Sort } from './HeaderCell';
import { t } from '../../words/t';
import './DataTable.css';

export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** `end` aligns figures below one another. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** In wide windows each line of its cells stays whole, so that one long cell beside it makes no other row higher. */
  whole?: boolean;
}

export interface DataTableProps<T> {
  /** Name of the table. */
  caption: string;
  captionHidden?: boolean;
  /** Low rows in small type, for people who work through long lists. Cards keep their size. */
  compact?: boolean;
  /** Sentences stand in its cells: it needs a wide window like a table of many columns. */
  wordy?: boolean;
  /** The first column is the row header. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  sort?: Sort | null;
  /** Requests another order; the table itself does not sort. */
  onSort?: (sort: Sort) => void;
  /** Buttons of a row; their names must include the row. */
  actions?: (row: T) => ReactNode;
  /** Loading: current rows stay visible. */
  loading?: boolean;
  /** Error message shown instead of rows. */
  error?: string | null;
  onRetry?: () => void;
  /** Title of the empty state. */
  emptyTitle?: string;
  emptyText?: ReactNode;
  /** Below the rows: `Pagination`, totals. */
  footer?: ReactNode;
}

const BONES = 5;
/** From this number of columns the table needs a wide window. */
const MANY_COLUMNS = 7;

/**
 * A data table for comparing, sorting and acting on rows. Loading, sorting and paging are the caller's. Below 600 px,
 * or 960 px with seven or more columns or sentences in them, each row becomes a card whose cells repeat their column's name.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, rows, compact = false, loading = false, error, onRetry, footer } = props;
  const responsive = useResponsive();
  const isSmall = useMediaQuery(`(max-width: ${breakpoints.sm - 0.05}px)`, { noSsr: true });
  const areCards = needsWidth(props) ? responsive : isSmall;
  const { emptyTitle = t('Nada por aqui'), emptyText } = props;
  if (error) {
    return (
      <ErrorState title={t('Não conseguimos carregar')} retrying={loading} {...(onRetry && { onRetry })}>
        {error}
      </ErrorState>
    );
  }
  if (!loading && rows.length === 0) return <EmptyState title={emptyTitle}>{emptyText}</EmptyState>;
  return (
    <div
      className="it-table-frame"
      data-layout={areCards ? 'cards' : 'rows'}
      data-compact={compact || undefined}
      data-wordy={props.wordy}
    >
      <p className="it-visually-hidden" role="status">
        {loading ? t('Carregando: {nome}', { nome: caption }) : ''}
      </p>
      <MuiTheme>
        <Table {...props} />
      </MuiTheme>
      {footer && <div className="it-table-frame__foot">{footer}</div>}
    </div>
  );
}

const needsWidth = <T,>({ columns, actions, wordy = false }: DataTableProps<T>): boolean =>
  wordy || columns.length + (actions ? 1 : 0) >= MANY_COLUMNS;

function Table<T>(props: DataTableProps<T>) {
  const { caption, captionHidden = false, columns, rows, keyOf, sort, onSort, actions, loading = false } = props;
  const captionId = useId();
  return (
    <MuiTable className="it-table" aria-labelledby={captionId} aria-busy={loading || undefined}>
      <caption id={captionId} className={captionHidden ? 'it-visually-hidden' : 'it-table__caption'}>
        {caption}
      </caption>
      <TableHead className="it-table__head">
        <TableRow>
          {columns.map((column) => (
            <HeaderCell key={column.id} {...column} sort={sort ?? null} onSort={onSort} />
          ))}
          {actions && (
            <TableCell className="it-table__plain">
              <span className="it-visually-hidden">{t('Ações')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} className="it-table__row">
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} row={row} isName={index === 0} />
            ))}
            {actions && <TableCell className="it-table__actions">{actions(row)}</TableCell>}
          </TableRow>
        ))}
        {loading && rows.length === 0 && <Bones columns={columns.length + (actions ? 1 : 0)} />}
      </TableBody>
    </MuiTable>
  );
}

function Cell<T>({ column, row, isName }: { column: Column<T>; row: T; isName: boolean }) {
  const { header, cell, align = 'start', whole } = column;
  if (isName) {
    return (
      <TableCell component="th" scope="row" className="it-table__name">
        {cell(row)}
      </TableCell>
    );
  }
  return (
    <TableCell className="it-table__cell" data-align={align} data-whole={whole} data-label={header}>
      {cell(row)}
    </TableCell>
  );
}

function Bones({ columns }: { columns: number }) {
  return Array.from({ length: BONES }, (_, row) => (
    <TableRow key={row} className="it-table__row" aria-hidden="true">
      {Array.from({ length: columns }, (_cell, column) => (
        <TableCell key={column}>
          <span className="it-skeleton__bone it-skeleton__bone--text" />
        </TableCell>
      ))}
    </TableRow>
  ));
}
