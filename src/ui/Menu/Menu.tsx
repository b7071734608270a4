import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { menuTarget } from './menuTarget';
import { useOutsidePress } from './useOutsidePress';
import './Menu.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Makes it a link: it can be opened in a new tab. */
  href?: string;
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
}

export interface MenuProps {
  /** The button's name. */
  label: string;
  /** What it is about, for those who listen, where many menus bear one label: `de Ana Souza`. */
  about?: string;
  /** Drawn before the name. */
  icon?: ReactNode;
  /** Over the items, and told with the list: whose menu it is. */
  heading?: string | undefined;
  items: readonly MenuItem[];
  /** Which edge of the button the list keeps to: `end` at the right of a page, `start` at its left. */
  align?: 'start' | 'end';
}

/**
 * A button and what it offers, by ARIA's menu-button pattern. Our own, for it stands in the header of the first
 * page, where MUI's (a modal with a portal) would cost more than the rest of the header.
 */
export function Menu({ label, about, icon, heading, items, align = 'end' }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useBreakpointCross(() => setOpen(false));
  useOutsidePress(root, open, () => setOpen(false));
  const fromTheEnd = useRef(false);
  useEffect(() => {
    if (open)
      itemsIn(list.current)
        .at(fromTheEnd.current ? -1 : 0)
        ?.focus();
  }, [open]);
  const openAt = (end: 'first' | 'last') => {
    fromTheEnd.current = end === 'last';
    setOpen(true);
  };

  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Heard here, so that it closes the menu and not, say, a toast as well.
      event.stopPropagation();
      closeToButton();
      return;
    }
    if (event.key === 'Tab') return setOpen(false);
    const all = itemsIn(list.current);
    const current = all.findIndex((item) => item === document.activeElement);
    const target = menuTarget(event.key, current, all.map(textOf));
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <div ref={root} className="it-menu">
      <button
        ref={button}
        id={id}
        type="button"
        className="it-menu__button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        onClick={() => (open ? setOpen(false) : openAt('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        {icon}
        <span className="it-menu__label">{label}</span>
        {about && <span className="it-visually-hidden"> {about}</span>}
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <ul
          ref={list}
          id={`${id}-list`}
          className={`it-menu__list it-menu__list--${align}`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          aria-describedby={heading ? `${id}-heading` : undefined}
          onKeyDown={move}
        >
          {heading && (
            <li role="none" id={`${id}-heading`} className="it-menu__heading">
              {heading}
            </li>
          )}
          {items.map((item) => (
            <li key={item.id} role="none">
              <Entry item={item} onChosen={closeToButton} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ item: { label, icon, href, onSelect }, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const choose = (event: MouseEvent<HTMLElement>) => {
    onChosen();
    onSelect?.(event);
  };
  const common = { role: 'menuitem', tabIndex: -1, className: 'it-menu__item', onClick: choose };
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return href ? (
    <a {...common} href={href}>
      {content}
    </a>
  ) : (
    <button {...common} type="button">
      {content}
    </button>
  );
}

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
const textOf = (item: HTMLElement) => item.textContent;
