import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { breakpoints } from '../theme/tokens';
import { t } from '../../words/t';
import './Pagination.css';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Name of the navigation: `Páginas de pedidos`. */
  label?: string;
  /** `1 a 20 de 134 pedidos` */
  summary?: string;
  /** True while the next page loads. */
  disabled?: boolean;
}

/** Page navigation of a long list: first, last, and the neighbours of the current page, which a phone leaves out. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPage, label = t('Paginação'), summary, disabled = false } = props;
  const isSmall = useMediaQuery(`(max-width: ${breakpoints.sm - 0.05}px)`, { noSsr: true });
  if (pageCount <= 1 && !summary) return null;
  return (
    <div className="it-pages">
      {summary && (
        <p className="it-pages__summary it-tabular" role="status">
          {summary}
        </p>
      )}
      {pageCount > 1 && (
        <MuiTheme>
          <MuiPagination
            aria-label={label}
            page={page}
            count={pageCount}
            siblingCount={isSmall ? 0 : 1}
            disabled={disabled}
            color="primary"
            shape="rounded"
            getItemAriaLabel={nameOf}
            renderItem={renderItem}
            onChange={(_event, to) => to !== page && onPage(to)}
          />
        </MuiTheme>
      )}
    </div>
  );
}

function nameOf(type: string, page: number | null): string {
  if (type === 'previous') return t('Página anterior');
  return type === 'next' ? t('Próxima página') : t('Página {n}', { n: page ?? '' });
}

function renderItem(item: PaginationRenderItemParams) {
  return <PaginationItem {...item} slots={{ previous: ChevronLeftIcon, next: ChevronRightIcon }} />;
}
