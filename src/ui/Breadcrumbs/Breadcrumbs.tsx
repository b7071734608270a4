import type { MouseEvent } from 'react';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { t } from '../../words/t';
import './Breadcrumbs.css';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** Ancestor pages, topmost first. */
  trail: readonly Crumb[];
  /** The current page: the last entry, without a link. */
  current: string;
  /** Called on every click on a link; the app may prevent the navigation. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Path of the page in the hierarchy, with links to its ancestors. */
export function Breadcrumbs({ trail, current, onNavigate }: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <nav className="it-breadcrumbs" aria-label={t('Você está em')}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href} onClick={(event) => onNavigate?.(event, href)}>
              {label}
            </a>
            <ChevronRightIcon size={16} />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
