import type { MouseEvent } from 'react';
import { useBrand } from '../brand/BrandContext';
import { Logo } from '../Logo/Logo';
import './AppFooter.css';

export interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface AppFooterProps {
  groups: readonly FooterGroup[];
  /** Legal notice, a line each: company name and CNPJ, address, contacts, version. */
  notes: readonly string[];
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Footer of every page. */
export function AppFooter({ groups, notes, onNavigate }: AppFooterProps) {
  const { lema } = useBrand();
  return (
    <footer className="it-footer it-on-brand">
      <div className="it-footer__inner">
        <div className="it-footer__brand">
          <Logo ground="brand" size={32} />
          {lema !== '' && <p>{lema}</p>}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="it-footer__title">{group.title}</h2>
            <ul>
              {group.links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} onClick={(event) => onNavigate?.(event, href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="it-footer__note">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
