import type { MouseEvent, ReactNode } from 'react';
import { ExternalIcon } from '../icons/ExternalIcon';
import { t } from '../../words/t';
import './Link.css';

export interface LinkProps {
  children: ReactNode;
  href: string;
  /** Opens in a new tab, for documents and external pages, and announces it. */
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link in running text, independent of the router: the parent may intercept the click. */
export function Link({ children, href, newTab = false, onClick }: LinkProps) {
  const apart = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="it-link" href={href} onClick={onClick} {...apart}>
      {children}
      {newTab && <ExternalIcon size={16} title={t('abre em nova aba')} />}
    </a>
  );
}
