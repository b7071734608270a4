import type { MouseEvent } from 'react';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import './Breadcrumbs.css';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** The pages above this one, from the widest to the nearest. */
  trail: readonly Crumb[];
  /** The page the person is on: the last of the path, and no link. */
  current: string;
  /** Called with each link that is clicked; the app may keep the browser from leaving. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Where a page stands among the others, and the way up. */
export function Breadcrumbs({ trail, current, onNavigate }: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <nav className="it-breadcrumbs" aria-label="Você está em">
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
