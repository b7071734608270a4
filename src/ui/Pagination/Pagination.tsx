import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
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

/** Page navigation of a long list. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPage, label = 'Paginação', summary, disabled = false } = props;
  if (pageCount <= 1 && !summary) return null;
  return (
    <nav className="it-pages" aria-label={label}>
      {summary && (
        <p className="it-pages__summary it-tabular" role="status">
          {summary}
        </p>
      )}
      {pageCount > 1 && (
        <ul className="it-pages__list">
          <li>
            <Turn to={page - 1} name="Página anterior" off={disabled || page <= 1} onPage={onPage}>
              <ChevronLeftIcon />
            </Turn>
          </li>
          {pagesAround(page, pageCount).map((shown) => (
            <li key={shown > 0 ? shown : `gap${shown}`}>
              {shown > 0 ? (
                <button
                  type="button"
                  className="it-pages__page it-tabular"
                  aria-label={`Página ${shown}`}
                  aria-current={shown === page ? 'page' : undefined}
                  disabled={disabled}
                  onClick={() => shown !== page && onPage(shown)}
                >
                  {shown}
                </button>
              ) : (
                <span className="it-pages__gap" aria-hidden="true">
                  …
                </span>
              )}
            </li>
          ))}
          <li>
            <Turn to={page + 1} name="Próxima página" off={disabled || page >= pageCount} onPage={onPage}>
              <ChevronRightIcon />
            </Turn>
          </li>
        </ul>
      )}
    </nav>
  );
}

interface TurnProps {
  to: number;
  name: string;
  off: boolean;
  onPage: (page: number) => void;
  children: ReactNode;
}

function Turn({ to, name, off, onPage, children }: TurnProps) {
  return (
    <button type="button" className="it-pages__page" aria-label={name} disabled={off} onClick={() => onPage(to)}>
      {children}
    </button>
  );
}

/**
 * First, last, and the neighbours of the current page; a negative number is a gap. At most seven, which fits 320 px.
 */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [-one, one];
  });
}
