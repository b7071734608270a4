import type { MouseEvent, ReactNode } from 'react';
import { ExternalIcon } from '../icons/ExternalIcon';
import './Link.css';

export interface LinkProps {
  children: ReactNode;
  href: string;
  /** Opens beside the app, for documents and other houses' pages; says so. */
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link in running text. It knows no router: whoever shows it may intercept the click. */
export function Link({ children, href, newTab = false, onClick }: LinkProps) {
  const apart = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="it-link" href={href} onClick={onClick} {...apart}>
      {children}
      {newTab && <ExternalIcon size={16} title="abre em nova aba" />}
    </a>
  );
}
