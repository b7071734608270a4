import { useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useBrand } from '../brand/BrandContext';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import { CloseIcon } from '../icons/CloseIcon';
import { MenuIcon } from '../icons/MenuIcon';
import { useEscape } from '../keyboard/useEscape';
import { Logo } from '../Logo/Logo';
import { t } from '../../words/t';
import './AppHeader.css';

export interface HeaderLink {
  href: string;
  label: string;
  /** True for the current page. */
  current?: boolean;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

export interface AppHeaderProps {
  homeHref: string;
  links: readonly HeaderLink[];
  /** The button of the assistant, which the narrowest phones have no room for. */
  assistant?: ReactNode;
  /** The sign-in button or the account menu. */
  account: ReactNode;
  /** Called on every click on a link, the logo's included; the app may prevent the navigation. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Header of every page. Below 960 px its links collapse behind a button. */
export function AppHeader({ homeHref, links, assistant, account, onNavigate }: AppHeaderProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  useBreakpointCross(() => setUnfolded(false));
  const toggle = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  useEscape(unfolded, () => {
    // The links are hidden while one of them has the focus, so it moves to the toggle.
    if (nav.current?.contains(document.activeElement)) toggle.current?.focus();
    setUnfolded(false);
  });

  const follow = (href: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    setUnfolded(false);
    onNavigate?.(event, href);
  };

  return (
    <header className="it-header it-on-brand">
      <div className="it-header__bar">
        <HomeLink href={homeHref} onClick={follow(homeHref)} />
        {links.length > 0 && (
          <>
            <button
              ref={toggle}
              type="button"
              className="it-header__toggle"
              aria-label={t('Menu')}
              aria-expanded={unfolded}
              aria-controls={id}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
            </button>
            <nav ref={nav} id={id} className="it-header__nav" aria-label={t('Principal')} data-unfolded={unfolded}>
              <ul>
                {links.map(({ href, label, current, lang }) => (
                  <li key={href}>
                    <a href={href} lang={lang} aria-current={current ? 'page' : undefined} onClick={follow(href)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
        <div className="it-header__account">
          {assistant && <span className="it-header__assistant">{assistant}</span>}
          {account}
        </div>
      </div>
    </header>
  );
}

interface HomeLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function HomeLink({ href, onClick }: HomeLinkProps) {
  const { nome } = useBrand();
  return (
    <a
      className="it-header__home"
      href={href}
      aria-label={t('{empresa}, página inicial', { empresa: nome })}
      onClick={onClick}
    >
      <Logo ground="brand" />
    </a>
  );
}
