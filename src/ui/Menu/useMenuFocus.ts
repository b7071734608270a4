import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useBreakpointCross } from '../breakpoint/useBreakpointCross';
import { menuTarget } from './menuTarget';
import { useOutsidePress } from './useOutsidePress';

/** Opening, closing and the focus of a menu: into the list by arrow keys, back to the button by Escape or a choice. */
export function useMenuFocus() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fromTheEnd = useRef(false);

  useBreakpointCross(() => setOpen(false));
  useOutsidePress(root, open, () => setOpen(false));
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
  const toggle = () => (open ? setOpen(false) : openAt('first'));
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Stops the key here, so that it does not also close a toast.
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
  return { open, root, button, list, toggle, openByKey, move, closeToButton };
}

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
const textOf = (item: HTMLElement) => item.textContent;
