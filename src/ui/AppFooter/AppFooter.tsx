import type { MouseEvent } from 'react';
import { useBrand } from '../brand/BrandContext';
import { t } from '../../words/t';
import { Logo } from '../Logo/Logo';
import './AppFooter.css';

export interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterLanguage {
  href: string;
  /** The language's name in itself. */
  label: string;
  lang: string;
  /** True for the language of this page. */
  current: boolean;
}

export interface AppFooterProps {
  groups: readonly FooterGroup[];
  /** Legal notice, a line each: company name and CNPJ, address, contacts, version. */
  notes: readonly string[];
  /** This page in each language; absent where there is one only. */
  languages?: readonly FooterLanguage[];
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Footer of every page. */
export function AppFooter({ groups, notes, languages = [], onNavigate }: AppFooterProps) {
  const { lema } = useBrand();
  return (
    <footer className="it-footer it-on-brand">
      <div className="it-footer__inner">
        <div className="it-footer__brand">
          <Logo ground="brand" size={32} />
          {lema !== '' && <p>{lema}</p>}
          {languages.length > 0 && <Languages languages={languages} />}
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

/** Links that load the page anew, each in its own language. */
const Languages = ({ languages }: { languages: readonly FooterLanguage[] }) => (
  <nav aria-label={t('Idioma')}>
    <ul className="it-footer__languages">
      {languages.map(({ href, label, lang, current }) => (
        <li key={lang}>
          <a href={href} lang={lang} hrefLang={lang} aria-current={current || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
