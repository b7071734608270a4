import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { useMenuFocus } from './useMenuFocus';
import './Menu.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Makes the item a link, which can be opened in a new tab. */
  href?: string;
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
}

export interface MenuProps {
  /** Label of the button. */
  label: string;
  /** Hidden suffix that distinguishes menus with the same label: `de Ana Souza`. */
  about?: string;
  /** Rendered before the label. */
  icon?: ReactNode;
  /** Heading of the list, announced with it: the menu's owner. */
  heading?: string | undefined;
  items: readonly MenuItem[];
  /** Edge of the button that the list aligns to: `end` at the right of a page, `start` at its left. */
  align?: 'start' | 'end';
}

/**
 * A menu button by the ARIA pattern. Not MUI's, since it is part of the first page's header, where MUI's modal and
 * portal would cost more than the rest of the header.
 */
export function Menu({ label, about, icon, heading, items, align = 'end' }: MenuProps) {
  const id = useId();
  const { open, root, button, list, toggle, openByKey, move, closeToButton } = useMenuFocus();

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
        onClick={toggle}
        onKeyDown={openByKey}
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
